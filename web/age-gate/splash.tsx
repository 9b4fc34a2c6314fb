import type { ReactNode } from 'react';
import { SITE_NAME, TAGLINE } from '../../schema/site/site.ts';
import { MountainLine } from '../ui/time/mountain-line.tsx';
import { t } from '../ui/language.ts';

/** The loading splash: stadium light, the name and the tagline. Its children are below the tagline. */
export function Splash({ children }: { children?: ReactNode }) {
  return (
    <main className="on-brand floodlit flex min-h-dvh flex-col">
      <div className="page flex grow flex-col items-center justify-center gap-8 py-10">
        <div className="grid gap-3 text-center">
          <p className="eyebrow text-accent-text">{SITE_NAME}</p>
          <p className="display neon mx-auto max-w-[14ch] text-d1 uppercase">{t(TAGLINE)}</p>
        </div>
        {children}
      </div>
      <MountainLine ground="night" />
    </main>
  );
}
