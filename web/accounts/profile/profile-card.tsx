import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface ProfileCardProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One card of the profile page. */
export function ProfileCard({ title, lead, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-[60ch] text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
