import { type ReactNode, useId } from 'react';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';

interface SettingsGroupProps {
  /** The place that links lead to. */
  id?: string;
  title: string;
  /** About how high it is, unless it is at the top (see `deferred` in theme.css). */
  room?: string;
  children: ReactNode;
}

/** A titled card of settings. */
export function SettingsGroup({ id: place, title, room, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <Card
      as="section"
      id={place}
      aria-labelledby={id}
      className={classNames(room && `deferred ${room}`)}
    >
      <h2 id={id} className="display mb-4 text-h2">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </Card>
  );
}
