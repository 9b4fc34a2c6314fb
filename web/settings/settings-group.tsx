import { type ReactNode, useId } from 'react';
import { Card } from '../ui/card.tsx';

/** A titled card of settings. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-h2">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </Card>
  );
}
