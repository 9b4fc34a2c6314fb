import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MOST_BEHIND_SECONDS } from '../../../schema/behind.ts';
import type { Text } from '../../../schema/language/english.ts';
import { graphql } from '../../gql/gql.ts';
import type { SyncMomentsQuery } from '../../gql/graphql.ts';
import { noteServerTime, serverNow } from '../../live/delay.ts';
import type { PresentContext } from '../../live/hold-link.ts';
import type { ResponseContext } from '../../live/response-freshness.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t, translated } from '../../ui/language.ts';

const SYNC_MOMENTS = graphql(/* GraphQL */ `
  query SyncMoments($gameId: Int!) {
    plays(gameId: $gameId, last: 30) {
      nodes {
        id
        kind
        points
        happenedAt
      }
    }
  }
`);

type Moment = SyncMomentsQuery['plays']['nodes'][number];

/** What is easy to see and gives little away. */
const NAMES: Partial<Record<Moment['kind'], Text>> = {
  KICKOFF: 'the kickoff',
  PUNT: 'the punt',
  TIMEOUT: 'the timeout',
  PERIOD_END: 'the end of the quarter',
};

/** How often new moments are looked for, in ms. */
const LOOK_EVERY = 5_000;

const isRecent = ({ happenedAt }: Moment) =>
  serverNow() - Date.parse(happenedAt) <= MOST_BEHIND_SECONDS * 1_000;

/** The last moment to see; a score where there is none that gives less away. */
function momentIn(plays: readonly Moment[]): Moment | undefined {
  const recent = plays.filter(isRecent);
  return (
    recent.findLast(({ kind }) => NAMES[kind] !== undefined) ??
    recent.findLast(({ points }) => points > 0)
  );
}

interface SyncMeProps {
  gameId: number;
  onSynced: (seconds: number) => void;
}

/** Measures how late the visitor's video is: they press when they see what has just happened. */
export function SyncMe({ gameId, onSynced }: SyncMeProps) {
  const client = useApolloClient();
  const [moment, setMoment] = useState<Moment>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isGone = false;
    const context: PresentContext & ResponseContext = {
      isPresent: true,
      onResponse: noteServerTime,
    };
    const look = () =>
      void client
        .query({
          query: SYNC_MOMENTS,
          variables: { gameId },
          fetchPolicy: 'no-cache',
          context: { ...context },
        })
        .then(({ data }) => !isGone && data && setMoment(momentIn(data.plays.nodes)))
        // The seconds can be entered.
        .catch(() => undefined);
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [client, gameId]);

  function sync(seen: Moment) {
    const seconds = Math.round((serverNow() - Date.parse(seen.happenedAt)) / 1_000);
    onSynced(Math.min(MOST_BEHIND_SECONDS, Math.max(0, seconds)));
    setSaid(
      seconds < 0
        ? t('You’re ahead of our data. No delay needed.')
        : t('You’re {seconds|one:# second|other:# seconds} behind. Adjust it if it’s off.', {
            seconds,
          }),
    );
  }

  return (
    <div className="grid justify-items-start gap-2">
      {moment ? (
        <>
          <p>
            {t('Press when you see {what} on your screen.', {
              what: translated(NAMES[moment.kind] ?? 'the last score'),
            })}
          </p>
          <Button variant="secondary" onClick={() => sync(moment)}>
            {t('I see it now')}
          </Button>
        </>
      ) : (
        <p className="text-muted">
          {t(
            'Nothing to sync with right now. Leave this open until the next kickoff or punt, or enter the seconds.',
          )}
        </p>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
