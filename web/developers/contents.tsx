import type { Text } from '../../schema/language/english.ts';
import { t } from '../ui/language.ts';

/** The sections by their ids, in their order. */
const SECTIONS = {
  start: 'Ask first, then follow',
  places: 'Endpoints',
  query: 'Queries',
  clients: 'Clients',
  subscription: 'Subscriptions',
  positions: 'Miss nothing',
  embeds: 'On your own page',
  tokens: 'API tokens',
  webhooks: 'Webhooks',
  pages: 'IDs and pagination',
  limits: 'Limits',
  errors: 'Errors',
  enums: 'Enums',
  origins: 'Cross-origin requests',
  terms: 'Terms',
  changes: 'Changelog',
} as const satisfies Record<string, Text>;

/** Beside the text where there is space: what else is on the page, with a link to each section. */
export function Contents() {
  return (
    <nav aria-labelledby="contents" className="sticky top-32 self-start max-lg:hidden">
      <h2 id="contents" className="eyebrow text-muted">
        {t('On this page')}
      </h2>
      <ul className="mt-2 grid border-l border-border">
        {Object.entries(SECTIONS).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center px-4 py-1 text-small text-muted hover:text-text hover:underline"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
