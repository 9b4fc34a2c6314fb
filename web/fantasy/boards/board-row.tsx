import { pointsText } from '../../../schema/fantasy/scoring.ts';
import type { BoardRow_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChevronIcon } from '../../ui/page/inline-icons.tsx';
import { PickPoints } from '../lineup/pick-points.tsx';
import { rankText, rankWords } from './rank-text.ts';
import { t } from '../../ui/language.ts';

interface BoardRowProps {
  lineup: Lineup;
  isMine: boolean;
  isDense: boolean;
  /** How many places it went up with the last change; below 0: down. */
  moved?: number;
  isOpen?: boolean;
}

/** A lineup on the board; it opens to show every pick. */
export function BoardRow({ lineup, isMine, isDense, moved = 0, isOpen }: BoardRowProps) {
  const { user, lineupName, weeklyRank, isTied, totalPoints } = lineup;
  return (
    <details className="group" open={isOpen}>
      <summary
        className={classNames(
          'flex list-none items-center gap-3 px-3 in-data-large-text:max-sm:flex-wrap transition-colors duration-110 hover:bg-surface-2 [&::-webkit-details-marker]:hidden',
          isDense ? 'min-h-11' : 'min-h-16 py-2',
          isMine && 'bg-tint-orange text-on-tint-orange hover:bg-tint-orange',
        )}
      >
        <span className="display w-9 shrink-0 text-center text-h3 tabular-nums">
          <span aria-hidden>{rankText(weeklyRank, isTied)}</span>
          <span className="sr-only">{rankWords(weeklyRank, isTied)}. </span>
        </span>
        {!isDense && (
          <span className="contents in-data-large-text:max-sm:hidden">
            <Avatar user={user} size="sm" />
          </span>
        )}
        <span className="min-w-0 grow in-data-large-text:max-sm:basis-[calc(100%-5rem)]">
          <span className="font-semibold wrap-anywhere" dir="auto">
            {user.name}
          </span>{' '}
          {isMine && <Badge tone="orange">{t('You')}</Badge>}
          <span
            dir="auto"
            className={classNames(
              'text-small',
              !isMine && 'text-muted',
              isDense ? 'ml-2 max-sm:sr-only' : 'block',
            )}
          >
            {lineupName}
          </span>
        </span>
        {moved !== 0 && <Moved places={moved} />}
        <b className="tabular-nums in-data-large-text:max-sm:ml-auto">
          {pointsText(totalPoints)}
          <span className="sr-only"> {t('points')}</span>
        </b>
        <ChevronIcon className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="px-3 pt-1 pb-3">
        <PickPoints lineup={lineup} />
      </div>
    </details>
  );
}

/** An arrow and how many places: '▲ 3'. */
function Moved({ places }: { places: number }) {
  const count = Math.abs(places);
  const words =
    places > 0
      ? t('Up {count|one:# place|other:# places}', { count })
      : t('Down {count|one:# place|other:# places}', { count });
  return (
    <span
      className={classNames('text-small font-bold', places > 0 ? 'text-success' : 'text-danger')}
    >
      <span aria-hidden className="tabular-nums">
        {places > 0 ? '▲' : '▼'} {count}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
