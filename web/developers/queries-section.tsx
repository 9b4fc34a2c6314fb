import { rich, t } from '../ui/language.ts';
import { Example, Word } from './code.tsx';
import { Section } from './section.tsx';

const REQUEST_ID = 'X-Request-Id';

/** The ways to send a query, from the shell. */
export function QueriesSection() {
  return (
    <Section id="query" title={t('Queries')}>
      <p>{t('Send variables next to the query:')}</p>
      <Example label={t('A query with variables')} file="variables.sh" />
      <p>{t('You can also send a query by GET. Cookies are ignored there.')}</p>
      <Example label={t('A query by GET')} file="query-by-get.sh" />
      <p>
        {rich(
          'Every response has an {header} header. Include it when you write to us about a response.',
          { header: <Word>{REQUEST_ID}</Word> },
        )}
      </p>
    </Section>
  );
}
