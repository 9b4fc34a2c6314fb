import { type ReactNode, useEffect, useRef } from 'react';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { t } from '../../ui/language.ts';

export const ROSTER_ADDRESS = '/admin?tab=roster';

interface RosterScreenProps {
  /** Of the title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** What is shown in the place of the list, with the way back. */
export function RosterScreen({ id, title, children }: RosterScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <BackLink to={ROSTER_ADDRESS}>{t('The whole roster')}</BackLink>
        <h2 ref={heading} id={id} tabIndex={-1} className="display text-h2 outline-none">
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
