import { useMutation } from '@apollo/client/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaguesPage } from '../../schema/pages/entries/leagues.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t } from '../ui/language.ts';
import { LEAVE_LEAGUE } from './operations.ts';

interface LeaveLeagueProps {
  id: number;
  name: string;
  /** With its last member a league is deleted. */
  isLast: boolean;
}

/** The way out of a league. */
export function LeaveLeague({ id, name, isLast }: LeaveLeagueProps) {
  const [leave] = useMutation(LEAVE_LEAGUE);
  const navigate = useNavigate();
  const { run, busy, fault } = useAct();
  const [isAsking, setAsking] = useState(false);

  async function confirm() {
    // The page of a league that one has left is not there any more.
    if (await run(() => leave({ variables: { id } }))) return navigate(leaguesPage.path);
    setAsking(false);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" icon={LogOut} onClick={() => setAsking(true)}>
        {t('Leave league')}
      </Button>
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Leave {name}?', { name })}
        description={
          isLast
            ? t('You’re its last member, so the league will be deleted.')
            : t('You can come back with an invitation link.')
        }
        confirmLabel={t('Leave league')}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
