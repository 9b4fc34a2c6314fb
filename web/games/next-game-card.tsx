import { useQuery } from '@apollo/client/react';
import { CalendarDays } from 'lucide-react';
import { hasTime, kickoffText } from '../../schema/games/game-sentences.ts';
import { isPreseason } from '../../schema/games/games.ts';
import { graphql } from '../gql/gql.ts';
import { Revealed } from '../settings/revealed.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { Card } from '../ui/card.tsx';
import { OwnTime } from '../ui/time/own-zone.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { RecordLine } from './bar-lines.tsx';
import { OwnTeamMark } from './own-team-mark.tsx';
import { reader, t } from '../ui/language.ts';
import { useNow } from '../ui/time/now.ts';

const NEXT_GAME_CARD = graphql(/* GraphQL */ `
  query NextGameCard {
    nextGame {
      ...NextGameLine_game
    }
    seasonRecord {
      ...RecordLine_record
    }
  }
`);

/** The game to come, beside other things on a page. Shows nothing when none is planned or the query fails. */
export function NextGameCard() {
  const { data, loading } = useQuery(NEXT_GAME_CARD);
  const now = useNow();
  if (loading && !data) {
    return (
      <Loading label={t('Loading next game')}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const game = data?.nextGame;
  if (!game) return null;
  return (
    <Card as="section" aria-label={t('Next game')}>
      <p className="eyebrow flex items-center gap-2 text-accent-text">
        <CalendarDays aria-hidden className="size-4" />
        {t('Next game')}
      </p>
      <h2 className="display mt-2 text-h2">
        {game.isHome ? t('vs.') : t('at')} {game.opponent}
        <OwnTeamMark team={game.opponent} />
      </h2>
      <p className="mt-2 text-muted">
        <time dateTime={game.kickoffAt}>
          {/* A game's time is shown without the letters of its zone; here there is room for the words. */}
          {hasTime(game)
            ? t('{moment} Mountain time', { moment: kickoffText(game, now, reader()) })
            : kickoffText(game, now, reader())}
          {hasTime(game) && <OwnTime at={new Date(game.kickoffAt)} />}
        </time>
        {game.tvNetwork && ` · ${game.tvNetwork}`}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isPreseason(game) ? (
          <Badge tone="blue">{t('PRESEASON')}</Badge>
        ) : (
          <Badge tone="blue">
            {game.isPlayoff ? t('PLAYOFF') : t('WEEK {week}', { week: game.week })}
          </Badge>
        )}
        {data.seasonRecord && (
          <Revealed what={t('the record')}>
            <RecordLine record={data.seasonRecord} />
          </Revealed>
        )}
      </div>
    </Card>
  );
}
