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
  ['/graphiql', 'Ask the graph in the browser, with its documentation beside.'],
  [
    '/graphql',
    'Queries by GET or POST, mutations by POST, as JSON; subscriptions over a WebSocket.',
  ],
  ['/schema.graphql', 'The schema with its descriptions. Introspection answers as well.'],
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
          <Section id="places" title={t('Where to ask')}>
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
            <p>{t('A query also fits in an address. There a cookie never counts.')}</p>
            <Example label={t('A query in an address')}>{exampleFor(origin, 'queryByGet')}</Example>
            <p>
              {rich(
                'Each answer carries an {header} header. Name it when you write to us about an answer.',
                { header: code('X-Request-Id') },
              )}
            </p>
          </Section>
          <SocketSection origin={origin} />
          <TokenSection origin={origin} />
          <Section id="pages" title={t('Ids and pages')}>
            <p>
              {rich(
                'Ids are whole numbers and stay. A list that goes on takes {first}, how many, and {after}, the id of the last one you have.',
                { first: code('first'), after: code('after') },
              )}
            </p>
          </Section>
          <Section id="limits" title={t('Limits')}>
            <p>
              {t(
                'An operation may have {tokens} tokens, {depth} levels and {aliases} aliases, and cost {cost}.',
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
                'An object costs one. A list costs one, and for each entry you ask for (or get by default) one plus what you ask of that entry. Plain fields cost nothing, and neither does what always comes with its parent, such as the sizes of a picture.',
              )}
            </p>
            <p>
              {rich(
                'An address, or a member who is signed in, may spend {points} in {seconds} seconds. Queries show their cost as {cost}, and answers what is left as {left}. A cached answer costs {cached}; a request that is refused costs {refused}. Past the budget you get a 429 with {header}, in seconds. Some acts have limits of their own, which the headers show as well.',
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
                'An address may hold {sockets} sockets, and subscribe to {documents} documents that nobody else asks for. Other variables don’t make another document.',
                {
                  sockets: SOCKET_LIMITS.perAddress,
                  documents: SUBSCRIPTION_LIMITS.documentsAlone,
                },
              )}
            </p>
          </Section>
          <Section id="origins" title={t('From other sites')}>
            <p>
              {t(
                'Pages of any site may ask for what is public, without credentials: a cookie counts only on this site. The paths under /api they may only read. With an API token both do what the token opens.',
              )}
            </p>
          </Section>
          <Section id="changes" title={t('Changelog')}>
            <p>
              {t(
                'Fields are added without notice. One that is to go is first marked as deprecated in the schema, with the reason and what to ask for instead.',
              )}
            </p>
            <Changelog />
            <p>
              {rich('Something is missing, or not as it says here? {contact}', {
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
