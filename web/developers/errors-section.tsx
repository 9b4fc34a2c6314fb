import { lazy } from 'react';
import { rich, t } from '../ui/language.ts';
import { Word } from './code.tsx';
import { Section } from './section.tsx';
import { Unfolding } from './unfolding.tsx';

const ErrorList = lazy(() => import('./lists/error-list.tsx'));
const EnumList = lazy(() => import('./lists/enum-list.tsx'));

const word = (text: string) => <Word>{text}</Word>;

/** What goes wrong and how a program tells, and the sets of values it meets. */
export function ErrorsSection() {
  return (
    <>
      <Section id="errors" title={t('Errors')}>
        <p>
          {rich(
            'In an error’s extensions, {code} is the broad kind and {key} the exact reason. Keys never change, texts do. {params} has the values in braces, {issues} the fields of invalid input, and {retry} the seconds to wait.',
            {
              code: word('code'),
              key: word('key'),
              params: word('params'),
              issues: word('issues'),
              retry: word('retryAfter'),
            },
          )}
        </p>
        <Unfolding summary={t('All error keys')}>
          <ErrorList />
        </Unfolding>
      </Section>
      <Section id="enums" title={t('Enums')}>
        <p>{t('We add values without notice, so handle ones you don’t know.')}</p>
        <Unfolding summary={t('All enums')}>
          <EnumList />
        </Unfolding>
      </Section>
    </>
  );
}
