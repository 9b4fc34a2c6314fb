import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/button-link.tsx';
import { PageTitle } from './page-title.tsx';
import { t } from '../language.ts';

interface AccessDeniedProps {
  title?: string;
  text: string;
  /** What would let them in, if anything. */
  children?: ReactNode;
}

/** Shown in place of a page the viewer may not see, inside the usual frame, with a link home. */
export function AccessDenied({ title = t('Access Denied'), text, children }: AccessDeniedProps) {
  return (
    <div className="page grid min-h-[50dvh] content-center justify-items-center gap-4 py-16 text-center">
      <Lock aria-hidden className="size-10 text-muted" strokeWidth={1.5} />
      <PageTitle>{title}</PageTitle>
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <ButtonLink to="/home" variant={children ? 'secondary' : 'primary'}>
          {t('Go Home')}
        </ButtonLink>
      </div>
    </div>
  );
}
