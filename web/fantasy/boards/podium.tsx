import { pointsText } from '../../../schema/fantasy/scoring.ts';
import type { Podium_BoardFragment as Board } from '../../gql/graphql.ts';
import { MemberLink } from '../../members/member-link.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isTiedAmong, rankText, rankWords } from './rank-text.ts';
import { t } from '../../ui/language.ts';

/** The first three of a board, best first; who has left the site leaves an empty place. */
export const placesOf = ({ firstPlace, secondPlace, thirdPlace }: Board) => {
  const places = [firstPlace, secondPlace, thirdPlace].flatMap((place) => place ?? []);
  const ranks = places.map(({ rank }) => rank);
  return places.map((place) => ({ ...place, isTied: isTiedAmong(ranks, place.rank) }));
};

/** When side by side the best is in the middle, */
const ORDER = ['sm:order-2', 'sm:order-1', 'sm:order-3'];
/** and each is as high as its rank, so that tied places are level. */
const STEPS = ['sm:pt-6! sm:pb-10!', 'sm:pb-6!', ''];

/** The top three of a week: an ordered list, drawn as a podium if it is wide enough. */
export function Podium({ board }: { board: Board }) {
  return (
    <ol className="grid grid-cols-1 gap-2 sm:grid-cols-3 sm:items-end sm:gap-3">
      {placesOf(board).map(({ user, points, rank, isTied }, at) => (
        <li
          key={user.id}
          className={classNames(
            'flex items-center gap-3 rounded-control bg-surface p-3 in-data-large-text:max-sm:flex-wrap sm:flex-col sm:p-4 sm:text-center',
            rank === 1 && 'border-b-3 border-accent',
            ORDER[at],
            STEPS[rank - 1],
          )}
        >
          <span className="display min-w-9 shrink-0 text-center text-score whitespace-nowrap tabular-nums">
            <span aria-hidden>{rankText(rank, isTied)}</span>
            <span className="sr-only">{rankWords(rank, isTied)}</span>
          </span>
          <Avatar user={user} size={rank === 1 ? 'md' : 'sm'} />
          <span
            className="min-w-0 grow font-semibold wrap-anywhere in-data-large-text:max-sm:order-last in-data-large-text:max-sm:basis-full"
            dir="auto"
          >
            <MemberLink user={user} />
          </span>
          <span className="display text-h3 tabular-nums in-data-large-text:max-sm:ml-auto">
            {pointsText(points)}
            <span className="sr-only"> {t('points')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
