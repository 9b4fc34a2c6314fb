import type { ReactNode } from 'react';
import { MountainLine } from '../time/mountain-line.tsx';
import { PageTitle } from './page-title.tsx';

interface DeadEndProps {
  title: string;
  text: string;
  /** Ways out: buttons. */
  children: ReactNode;
}

/** A page that isn't there: why, and where to go instead. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <section className="on-brand floodlit flex min-h-[calc(100dvh-var(--header-height)-var(--game-bar-height))] flex-col">
      <div className="page grid grow content-center justify-items-center gap-5 py-16 text-center">
        <PageTitle className="text-d1!">{title}</PageTitle>
        <p className="max-w-[40ch] text-muted">{text}</p>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </div>
      <MountainLine ground="night" />
    </section>
  );
}
