import type { ReactNode } from 'react';
import { MountainLine } from '../time/mountain-line.tsx';
import { PageTitle } from './page-title.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** Acts under the lead. */
  children?: ReactNode;
}

/** The head of a page: its title on navy ground under stadium light, the ridge at its foot. */
export function PageHead({ title, lead, eyebrow, children }: PageHeadProps) {
  return (
    <section className="on-brand floodlit">
      <div className="page grid gap-3 pt-8 sm:pt-12">
        {eyebrow && <div className="eyebrow text-accent-text">{eyebrow}</div>}
        <PageTitle className="max-w-[22ch]">{title}</PageTitle>
        {lead && <p className="max-w-[56ch] text-body-l text-muted">{lead}</p>}
        {children}
      </div>
      <MountainLine />
    </section>
  );
}
