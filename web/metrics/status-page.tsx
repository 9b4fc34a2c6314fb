import { useQuery } from '@apollo/client/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { statusPage } from '../../schema/pages/entries/status.ts';
import type { Text } from '../../schema/language/english.ts';
import { graphql } from '../gql/gql.ts';
import type { PartState, SitePart } from '../gql/graphql.ts';
import { useLiveStatus } from '../live/live-status.ts';
import { Card } from '../ui/card.tsx';
import { rich, t, translated } from '../ui/language.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';

const SITE_STATUS = graphql(/* GraphQL */ `
  query SiteStatus {
    siteStatus {
      asOf
      version
      parts {
        part
        state
      }
    }
  }
`);

/** What is wrong publishes no event, so it is asked for, in ms. */
const EVERY_MS = 15_000;

const WORDS = {
  PAGES: ['Pages and the graph', 'Something is wrong. We’re on it.'],
  LIVE: ['Live updates', 'Late between our servers. Pages refresh on their own.'],
  SCORES: ['Scores of the game', 'The feed is away. You see the last score we know.'],
  EMAIL: ['Emails', 'Late. We keep trying.'],
} as const satisfies Readonly<Record<SitePart, readonly [name: Text, trouble: Text]>>;

/** /status: how the site is doing, for everybody. */
export default function StatusPage() {
  usePageTexts('status');
  const { data, error, refetch } = useQuery(SITE_STATUS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
  });
  const status = data?.siteStatus;
  return (
    <>
      <PageMeta head={statusPage.head} />
      <PageHead title={t('Status')} lead={translated(statusPage.head.description)} />
      <div className="page py-8 lg:py-12">
        <div className="grid max-w-[66ch] gap-6">
          {error && (
            <ErrorState
              text={t('We can’t reach the site right now.')}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {status ? (
            <>
              <p role="status" className="display text-h2">
                {status.parts.every(({ state }) => state === 'WORKING')
                  ? t('Everything works')
                  : t('Some things are having trouble')}
              </p>
              <Card as="section" aria-label={t('Parts of the site')}>
                <ul>
                  {status.parts.map(({ part, state }) => (
                    <Part
                      key={part}
                      name={t(WORDS[part][0])}
                      trouble={t(WORDS[part][1])}
                      state={state}
                    />
                  ))}
                  <Connection />
                </ul>
              </Card>
              <p className="text-small text-muted">
                {rich('Version {version}. Checked: {when}', {
                  version: status.version,
                  when: <RelativeDate date={status.asOf} hasTime />,
                })}
              </p>
            </>
          ) : (
            !error && (
              <Loading label={t('Checking the site')}>
                <Skeleton className="h-64 rounded-card" />
              </Loading>
            )
          )}
        </div>
      </div>
    </>
  );
}

/** Whether events reach this page. */
function Connection() {
  const { state } = useLiveStatus();
  if (state === 'idle') return null;
  return (
    <Part
      name={t('Your own connection')}
      trouble={t('Reconnecting. Until then this page checks now and then.')}
      state={state === 'connected' ? 'WORKING' : 'TROUBLED'}
    />
  );
}

interface PartProps {
  name: string;
  /** What it means that it has trouble. */
  trouble: string;
  state: PartState;
}

function Part({ name, trouble, state }: PartProps) {
  const isWorking = state === 'WORKING';
  const Icon = isWorking ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-center gap-3 border-b border-border py-2">
      <Icon
        aria-hidden
        className={`size-5 shrink-0 ${isWorking ? 'text-success' : 'text-danger'}`}
      />
      <span className="grid min-w-0 grow">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{name}</span>
          <span className="text-small">{isWorking ? t('Working') : t('Trouble')}</span>
        </span>
        {!isWorking && <span className="text-small text-muted">{trouble}</span>}
      </span>
    </li>
  );
}
