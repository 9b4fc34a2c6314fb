import type { ReactNode } from 'react';

/** A part of the preview of a sheet under a title of its own. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h4 className="font-bold">{title}</h4>
      {children}
    </section>
  );
}
