import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page under a heading that can be linked to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
