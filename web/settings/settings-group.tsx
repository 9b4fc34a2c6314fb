import { type ReactNode, useId } from 'react';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';

interface SettingsGroupProps {
  title: string;
  /** About how high it is, unless it is at the top (see `deferred` in theme.css). */
  room?: string;
  children: ReactNode;
}

/** A titled card of settings. */
export function SettingsGroup({ title, room, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={classNames(room && `deferred ${room}`)}>
      <h2 id={id} className="display mb-4 text-h2">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </Card>
  );
}
