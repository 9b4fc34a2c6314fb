import { Link } from 'react-router-dom';
import { CALENDAR_PATH } from '../../schema/time/calendar.ts';
import { feedPath } from '../../schema/news/feeds.ts';
import { COST_BUCKET, COST_OF, DEPOSIT, QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import { SOCKET_LIMITS, SUBSCRIPTION_LIMITS } from '../../schema/site/sockets.ts';
import { developersPage } from '../../schema/pages/entries/developers.ts';
import { rich, t, translated } from '../ui/language.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { Changelog } from './changelog.tsx';
import { Example, Word } from './code.tsx';
import { exampleFor } from './examples.ts';
import { Section } from './section.tsx';
import { SocketSection } from './socket-section.tsx';
import { TokenSection } from './token-section.tsx';
import { useOwnOrigin } from '../ui/page/own-origin.ts';

const PLACES = [
  ['/graphiql', 'Explore the graph in your browser, docs included.'],
  [
    '/graphql',
    'Queries by GET or POST, mutations by POST, as JSON. Subscriptions over a WebSocket.',
  ],
  ['/schema.graphql', 'The schema with its descriptions. Introspection is on.'],
  ['/openapi.json', 'The paths under /api, as OpenAPI 3.1.'],
  [feedPath('rss'), 'The newest articles as RSS.'],
  [feedPath('json'), 'The newest articles as a JSON feed.'],
  [CALENDAR_PATH, 'Shows and games for calendars.'],
] as const;

const code = (text: string) => <Word>{text}</Word>;

/** /developers: what others may build on, and by which rules. */
export default function DevelopersPage() {
  const origin = useOwnOrigin();
  const number = (value: number) => value.toLocaleString('en-US');
  return (
    <>
      <PageMeta head={developersPage.head} />
      <PageHead title={t('Developers')} lead={translated(developersPage.head.description)} />
      <div className="page py-8 lg:py-12">
        <div className="grid max-w-[72ch] grid-cols-1 gap-10">
          <Section id="places" title={t('Endpoints')}>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
              {PLACES.map(([path, what]) => (
                <div key={path} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
                  <dt>
                    <a href={path} lang="en" className="font-mono text-small underline">
                      {path}
                    </a>
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section id="query" title={t('A query')}>
            <Example label={t('A query')}>{exampleFor(origin, 'query')}</Example>
            <p>{t('You can also send a query by GET. Cookies are ignored there.')}</p>
            <Example label={t('A query by GET')}>{exampleFor(origin, 'queryByGet')}</Example>
            <p>
              {rich(
                'Every response has an {header} header. Include it when you write to us about a response.',
                { header: code('X-Request-Id') },
              )}
            </p>
          </Section>
          <SocketSection origin={origin} />
          <TokenSection origin={origin} />
          <Section id="pages" title={t('IDs and pagination')}>
            <p>
              {rich(
                'IDs are whole numbers and never change. A paginated list takes {first}, the page size, and {after}, the id of the last item you have.',
                { first: code('first'), after: code('after') },
              )}
            </p>
          </Section>
          <Section id="limits" title={t('Limits')}>
            <p>
              {t(
                'An operation can have up to {tokens} tokens, {depth} levels and {aliases} aliases, and cost up to {cost} points.',
                {
                  tokens: number(QUERY_LIMITS.tokens),
                  depth: QUERY_LIMITS.depth,
                  aliases: QUERY_LIMITS.aliases,
                  cost: number(QUERY_LIMITS.cost),
                },
              )}
            </p>
            <p>
              {t(
                'An object costs one point. A list costs one, plus one for each item you request (or get by default) and whatever you select on it. Scalar fields are free, and so is anything that always comes with its parent, such as image sizes.',
              )}
            </p>
            <p>
              {rich(
                'Each IP address or signed-in member can spend {points} points in {seconds} seconds. Queries report their cost in {cost}, and responses what’s left in {left}. A cached response costs {cached}, a refused request {refused}. Over budget, you get a 429 with {header} in seconds. Some mutations have limits of their own; the headers show those too.',
                {
                  cost: code('extensions.cost'),
                  left: code('RateLimit'),
                  points: number(COST_BUCKET.points),
                  seconds: COST_BUCKET.seconds,
                  cached: COST_OF.cachedResult,
                  refused: DEPOSIT.points,
                  header: code('Retry-After'),
                },
              )}
            </p>
            <p>
              {t(
                'An IP address can hold {sockets} sockets and subscribe to {documents} documents that no one else uses. Different variables don’t make a different document.',
                {
                  sockets: SOCKET_LIMITS.perAddress,
                  documents: SUBSCRIPTION_LIMITS.documentsAlone,
                },
              )}
            </p>
          </Section>
          <Section id="origins" title={t('Cross-origin requests')}>
            <p>
              {t(
                'Any site can request public data without credentials: cookies count only on this site. Under /api, other sites can only read. With an API token, both allow whatever the token allows.',
              )}
            </p>
          </Section>
          <Section id="changes" title={t('Changelog')}>
            <p>
              {t(
                'We add fields without notice. Before we remove one, the schema marks it as deprecated, with the reason and what to use instead.',
              )}
            </p>
            <Changelog />
            <p>
              {rich('Missing something, or found a mistake? {contact}', {
                contact: (
                  <Link to="/contact-us#contact" className="underline">
                    {t('Write to us')}
                  </Link>
                ),
              })}
            </p>
          </Section>
        </div>
      </div>
    </>
  );
}
