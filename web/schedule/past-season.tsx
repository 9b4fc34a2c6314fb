import { gamePath } from '../../schema/games/game-path.ts';
import { skipToken, useQuery } from '@apollo/client/react';
import { CalendarX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { weekName } from '../../schema/games/games.ts';
import { RecordLine } from '../games/bar-lines.tsx';
import { seasonIn, SeasonSelect } from '../games/season-select.tsx';
import { graphql } from '../gql/gql.ts';
import type { PastSeasonQuery } from '../gql/graphql.ts';
import { t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { useSite } from '../ui/site.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { GameResult } from './game-result.tsx';
import { againstText } from './game-texts.ts';

const PAST_SEASON = graphql(/* GraphQL */ `
  query PastSeason($season: Int!) {
    games(season: $season) {
      id
      week
      opponent
      isHome
      isPlayoff
      kickoffAt
      result
      score
    }
    seasonRecord(season: $season) {
      ...RecordLine_record
    }
  }
`);

/** The games and results of a season before this one, which the address names (`?season=2025`). */
export default function PastSeason({ seasons }: { seasons: readonly number[] }) {
  const [search, setSearch] = useSearchParams();
  const { season: current } = useSite();
  const season = seasonIn(search, current);
  const isPast = season !== current;
  const { data, error, refetch } = useQuery(
    PAST_SEASON,
    isPast ? { variables: { season } } : skipToken,
  );
  const show = (next: number) =>
    setSearch(next === current ? {} : { season: String(next) }, {
      replace: true,
      preventScrollReset: true,
    });
  if (seasons.length < 2 && !isPast) return null;
  return (
    <section aria-labelledby="past-season-title" className="mt-12 grid grid-cols-1 gap-4">
      <h2 id="past-season-title" className="display text-h2">
        {isPast ? t('The {season} season', { season }) : t('Earlier seasons')}
      </h2>
      <SeasonSelect seasons={seasons} season={season} onChange={show} />
      {isPast && !data && error && (
        <ErrorState
          text={t('We couldn’t load the season.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {isPast && !data && !error && (
        <Loading label={t('Loading season')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      {isPast && data && <Games {...data} />}
    </section>
  );
}

function Games({ games, seasonRecord }: PastSeasonQuery) {
  if (games.length === 0)
    return <EmptyState icon={CalendarX} text={t('No games in this season yet.')} />;
  return (
    <>
      {seasonRecord && <RecordLine record={seasonRecord} />}
      <ul className="*:last:border-0">
        {games.map((game) => (
          <li
            key={game.id}
            className="grid items-baseline gap-x-8 border-b border-border py-3 sm:grid-cols-[11rem_1fr_auto]"
          >
            <p className="text-small text-muted">{weekName(game, t)}</p>
            <div>
              <h3 className="font-bold wrap-anywhere">
                <Link to={gamePath(game.id)} className="underline">
                  {againstText(game)}
                </Link>
              </h3>
              <p className="text-small text-muted">
                <MountainMoment at={game.kickoffAt} />
              </p>
            </div>
            <GameResult game={game} />
          </li>
        ))}
      </ul>
    </>
  );
}
