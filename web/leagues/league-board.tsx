import { useMutation } from '@apollo/client/react';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { pointsText } from '../../schema/fantasy/scoring.ts';
import { rankText, rankWords } from '../fantasy/boards/rank-text.ts';
import type { League_RowFragment as Row } from '../gql/graphql.ts';
import { MemberLink } from '../members/member-link.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t } from '../ui/language.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { REMOVE_LEAGUE_MEMBER } from './operations.ts';

interface LeagueBoardProps {
  leagueId: number;
  board: readonly Row[];
  viewerId: number;
  /** Whether the viewer may remove members. */
  isOwner: boolean;
}

/** The members of a league by the points of their season. */
export function LeagueBoard({ leagueId, board, viewerId, isOwner }: LeagueBoardProps) {
  const [remove] = useMutation(REMOVE_LEAGUE_MEMBER);
  const { run, busy, fault } = useAct();
  const [removing, setRemoving] = useState<Row['user'] | null>(null);
  const isTied = (rank: number) => board.filter((row) => row.rank === rank).length > 1;
  const cell = 'border-t border-border px-3 py-2.5 whitespace-nowrap';

  async function confirm() {
    if (removing) await run(() => remove({ variables: { id: leagueId, userId: removing.id } }));
    setRemoving(null);
  }

  return (
    <Card as="section" aria-labelledby="league-board" className="grid gap-3">
      <h2 id="league-board" className="display text-h2">
        {t('Season')}
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 tabular-nums">
          <thead className="text-small">
            <tr>
              <th scope="col" className="px-3 py-2 text-left">
                {t('Rank')}
              </th>
              <th scope="col" className="px-3 py-2 text-left">
                {t('Member')}
              </th>
              <th scope="col" className="px-3 py-2 text-right">
                {t('Total')}
              </th>
              {isOwner && (
                <th scope="col">
                  <span className="sr-only">{t('Remove')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {board.map(({ user, rank, games, totalPoints, isOwner: owns }) => (
              <tr key={user.id}>
                <td className={`${cell} display text-h3`}>
                  {rank === null ? (
                    '–'
                  ) : (
                    <>
                      <span aria-hidden>{rankText(rank, isTied(rank))}</span>
                      <span className="sr-only">{rankWords(rank, isTied(rank))}</span>
                    </>
                  )}
                </td>
                <th scope="row" className={`${cell} text-left font-semibold`}>
                  <span className="flex items-center gap-2">
                    <Avatar user={user} size="sm" />
                    <span className="max-w-[9rem] truncate sm:max-w-[16rem]" dir="auto">
                      <MemberLink user={user} />
                    </span>
                    {user.id === viewerId && <Badge tone="orange">{t('You')}</Badge>}
                    {owns && <Badge tone="blue">{t('Owner')}</Badge>}
                  </span>
                </th>
                <td className={`${cell} text-right font-bold`}>
                  {pointsText(totalPoints)}
                  <span className="sr-only">
                    {' '}
                    {t('in {games|one:# game|other:# games}', { games })}
                  </span>
                </td>
                {isOwner && (
                  <td className={`${cell} text-right`}>
                    {user.id !== viewerId && (
                      <IconButton
                        icon={UserMinus}
                        label={t('Remove {name}', { name: user.name })}
                        onClick={() => setRemoving(user)}
                      />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t('Remove {name} from the league?', { name: removing?.name ?? '' })}
        description={t('Anyone with the link can join again. Make a new link to prevent that.')}
        confirmLabel={t('Remove')}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
