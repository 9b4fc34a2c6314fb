import { lazy, type ReactNode, useRef, useState } from 'react';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import './text-expander.ts';

const MentionList = lazy(() => import('./mention-list.tsx'));

interface MentionFieldProps {
  text: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** The field. */
  children: ReactNode;
}

/** Around a field: after an @ it offers the members who take part in the conversation. */
export function MentionField({ text, maxLength, onChange, children }: MentionFieldProps) {
  const expander = useRef<HTMLElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <text-expander ref={expander} keys="@" className="relative grid min-w-0 grow">
      {children}
      {!isBroken && text.includes('@') && (
        <LazyLayer onFail={() => setIsBroken(true)}>
          <MentionList expander={expander} maxLength={maxLength} onChange={onChange} />
        </LazyLayer>
      )}
    </text-expander>
  );
}
