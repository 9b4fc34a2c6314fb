import { type ReactNode, useEffect, useState } from 'react';
import {
  storedAgeRecord,
  storeAgeRecord,
  gateState,
  removeAgeRecord,
  timeLeft,
} from './age-record.ts';
import { AgeQuestion } from './age-question.tsx';
import { Restricted } from './restricted.tsx';

/**
 * Lets children be rendered only while this session holds a fresh record of somebody aged 21 or more.
 * Until then nothing of the site is in the document.
 */
export function AgeGate({ children }: { children: ReactNode }) {
  const [record, setRecord] = useState(storedAgeRecord);
  const state = gateState(record);

  useEffect(() => {
    if (!record) return;
    const timer = setTimeout(() => setRecord(storedAgeRecord()), Math.max(0, timeLeft(record)));
    return () => clearTimeout(timer);
  }, [record]);

  if (state === 'verified') return children;
  if (state === 'restricted') {
    return (
      <Restricted
        onRetry={() => {
          removeAgeRecord();
          setRecord(null);
        }}
      />
    );
  }
  return <AgeQuestion onCheck={(answer) => setRecord(storeAgeRecord(answer))} />;
}
