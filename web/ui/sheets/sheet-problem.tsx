import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why a sheet can't be imported. */
export function SheetProblem({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-card bg-tint-red p-4 text-on-tint-red"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}
