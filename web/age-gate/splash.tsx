import type { ReactNode } from 'react';
import { MountainLine } from '../ui/time/mountain-line.tsx';
import { translated } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

/** The loading splash: stadium light, the name and the tagline. Its children are below the tagline. */
export function Splash({ children }: { children?: ReactNode }) {
  const { name, tagline } = useSite();
  return (
    <main className="on-brand floodlit flex min-h-dvh flex-col">
      <div className="page flex grow flex-col items-center justify-center gap-8 py-10">
        <div className="grid gap-3 text-center">
          <p className="eyebrow text-accent-text">{name}</p>
          <p className="display neon mx-auto max-w-[14ch] text-d1 uppercase">
            {translated(tagline)}
          </p>
        </div>
        {children}
      </div>
      <MountainLine ground="night" />
    </main>
  );
}
