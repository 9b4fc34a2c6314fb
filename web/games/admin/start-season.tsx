import { useMutation } from '@apollo/client/react';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { useSite } from '../../ui/site.ts';
import { START_SEASON } from './operations.ts';

/** Begins the season after the current one, after a question. */
export function StartSeason() {
  const { season: current } = useSite();
  const season = current + 1;
  const [isAsking, setAsking] = useState(false);
  const [start, starting] = useMutation(START_SEASON);

  async function confirm() {
    try {
      await start({ variables: { input: { season } } });
      toast({ title: t('The {season} season has begun', { season }) });
    } catch (error) {
      toast({
        title: t('Couldn’t start the season'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsking(false);
  }

  return (
    <section aria-labelledby="season-title" className="grid grid-cols-1 gap-4">
      <h2 id="season-title" className="display text-h2">
        {t('The {season} season', { season: current })}
      </h2>
      <p className="text-muted">
        {t(
          'The whole site shows this season. You can still see earlier ones on the schedule and leaderboards.',
        )}
      </p>
      <div>
        <Button variant="secondary" size="sm" icon={Flag} onClick={() => setAsking(true)}>
          {t('Start the {season} season', { season })}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Start the {season} season?', { season })}
        description={t(
          'Games, record, leaderboards and fan mood start over on every open page. Nothing from {current} is deleted.',
          { current },
        )}
        confirmLabel={t('Start the season')}
        destructive={false}
        busy={starting.loading}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
