import { useQuery } from '@apollo/client/react';
import type { Text } from '../../../schema/language/english.ts';
import type { GameTrailQuery } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { FANTASY_ADMIN_TEXTS as TEXTS } from './admin-texts.ts';
import { useFantasyEvents } from './fantasy-admin-events.ts';
import { GAME_TRAIL } from './operations.ts';
import { t, translated } from '../../ui/language.ts';

type Entry = GameTrailQuery['auditTrail']['nodes'][number];

const ACTS: Readonly<Record<string, Text>> = {
  'fantasy.uploadStats': 'uploaded stats',
  'fantasy.processGame': 'processed the game',
  'game.create': 'entered the game',
  'game.update': 'changed the game',
};
const DETAILS: Readonly<Record<string, Text>> = {
  fileName: 'file',
  players: 'players',
  lineups: 'lineups',
};

const detailsOf = ({ details }: Entry) =>
  details
    .flatMap(({ name, value }) => {
      const word = DETAILS[name];
      return word ? [`${translated(word)}: ${value}`] : [];
    })
    .join(' · ');

/** Who did what to the game, and when. */
export function GameTrail({ gameId }: { gameId: number }) {
  const { data, error, refetch } = useQuery(GAME_TRAIL, {
    variables: { gameId },
    fetchPolicy: 'cache-and-network',
  });
  const ask = () => void refetch().catch(() => undefined);
  useFantasyEvents(ask);
  const entries = data?.auditTrail.nodes;

  return (
    <section aria-labelledby="trail-title" className="grid gap-2 pt-2">
      <h4 id="trail-title" className="font-bold">
        {t('Game activity')}
      </h4>
      {entries?.length === 0 && <p className="text-small text-muted">{t(TEXTS.noTrail)}</p>}
      {entries && entries.length > 0 && (
        <ol className="grid gap-2 text-small">
          {entries.map((entry) => (
            <li key={entry.id} className="border-l-3 border-border pl-3">
              <b dir="auto">{entry.actorName ?? t('The site')}</b>{' '}
              {translated(ACTS[entry.action] ?? entry.action)}{' '}
              <MountainMoment at={entry.at} className="text-muted" />
              <span className="block wrap-anywhere text-muted">{detailsOf(entry)}</span>
            </li>
          ))}
        </ol>
      )}
      {!entries &&
        (error ? (
          <ErrorState
            text={messageOf(error, 'We couldn’t load this game’s activity.')}
            onRetry={ask}
          />
        ) : (
          <Loading label={t('Loading activity for this game…')}>
            <Skeleton className="h-16" />
          </Loading>
        ))}
    </section>
  );
}
