import { pointsText } from '../../../schema/fantasy/scoring.ts';
import type { SeasonBoard_RowFragment as Row } from '../../gql/graphql.ts';
import { MemberLink } from '../../members/member-link.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rankText, rankWords } from './rank-text.ts';
import { t } from '../../ui/language.ts';

interface SeasonRowProps {
  row: Row;
  weeks: readonly number[];
  isTied: boolean;
  isMine: boolean;
  isDense: boolean;
}

/** A member's season in one line: place, total, average, and the points of each week. */
export function SeasonRow({ row, weeks, isTied, isMine, isDense }: SeasonRowProps) {
  const { rank, user, games, totalPoints, averagePoints } = row;
  const pointsOf = new Map(row.weeks.map(({ week, points }) => [week, points]));
  const ground = isMine ? 'bg-tint-orange text-on-tint-orange' : 'bg-raised';
  const cell = classNames(
    'border-t border-border px-3 whitespace-nowrap',
    isDense ? 'py-1 text-small' : 'py-2.5',
    ground,
  );
  return (
    <tr>
      <td className={classNames(cell, 'display text-h3')}>
        <span aria-hidden>{rankText(rank, isTied)}</span>
        <span className="sr-only">{rankWords(rank, isTied)}</span>
      </td>
      <th scope="row" className={classNames(cell, 'text-left font-semibold')}>
        <span className="flex items-center gap-2">
          {!isDense && <Avatar user={user} size="sm" />}
          <span className="max-w-[9rem] truncate sm:max-w-[16rem]" dir="auto">
            <MemberLink user={user} />
          </span>
          {isMine && <Badge tone="orange">{t('You')}</Badge>}
        </span>
      </th>
      <td className={classNames(cell, 'text-right font-bold')}>{pointsText(totalPoints)}</td>
      <td className={classNames(cell, 'text-right')}>
        {pointsText(averagePoints)}
        <span className="sr-only"> {t('in {games|one:# game|other:# games}', { games })}</span>
      </td>
      {weeks.map((week) => {
        const points = pointsOf.get(week);
        return (
          <td key={week} className={classNames(cell, 'text-right')}>
            {points === undefined ? '–' : pointsText(points)}
          </td>
        );
      })}
    </tr>
  );
}
