import { type ReactNode, useEffect, useState } from 'react';
import { TITLE_SEPARATOR } from '../../schema/site/title.ts';
import {
  storedAgeRecord,
  storeAgeRecord,
  gateState,
  removeAgeRecord,
  timeLeft,
} from './age-record.ts';
import { awaitedLanguage, speak, translated, useLanguage } from '../ui/language.ts';
import { takeLoadedFonts } from '../ui/page/fonts.ts';
import type { AgeRecord } from '../../schema/age-gate.ts';
import { AgeQuestion } from './age-question.tsx';
import { Restricted } from './restricted.tsx';

/** The server words it in English. */
const translateTitle = () =>
  (document.title = document.title.split(TITLE_SEPARATOR).map(translated).join(TITLE_SEPARATOR));

/**
 * Renders its children only while this session has a recent record of an age of 21 or more. Until then no content of
 * the site is in the document.
 */
export function AgeGate({ children }: { children: ReactNode }) {
  // Null where there was a record before, undefined where the question was never answered.
  const [record, setRecord] = useState<AgeRecord | null | undefined>(
    () => storedAgeRecord() ?? undefined,
  );
  const state = gateState(record);
  useLanguage();

  // The gate in the HTML is in English. Once hydrated it switches to the visitor's language, and the chosen date stays.
  useEffect(() => {
    void speak(awaitedLanguage()).then(translateTitle, () => undefined);
  }, []);

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
  return (
    <AgeQuestion
      takesFocus={record === null}
      onCheck={(answer) => {
        takeLoadedFonts();
        setRecord(storeAgeRecord(answer));
      }}
    />
  );
}
