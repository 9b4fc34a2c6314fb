import { useMutation } from '@apollo/client/react';
import { Radio, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { SET_SHOW_LIVE } from './operations.ts';

interface LiveSwitchProps {
  show: { id: number; title: string; isCurrentlyLive: boolean };
  /** Title of the show that is on the air and will leave it. */
  onAir?: string | undefined;
  onDone: () => void;
}

/** Puts a live show on the air after a question, or takes it off. */
export function LiveSwitch({
  show: { id, title, isCurrentlyLive },
  onAir,
  onDone,
}: LiveSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  const [change, changing] = useMutation(SET_SHOW_LIVE);

  async function turn(isLive: boolean) {
    try {
      await change({ variables: { id, isLive } });
      toast({
        title: isLive ? t('On the air: {title}', { title }) : t('Off the air: {title}', { title }),
      });
      onDone();
    } catch (failure) {
      toast({
        title: t('Couldn’t switch the show'),
        description: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsking(false);
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={isCurrentlyLive ? Square : Radio}
        aria-label={
          isCurrentlyLive ? t('Off the air: {title}', { title }) : t('Go live: {title}', { title })
        }
        busy={changing.loading && !isAsking}
        onClick={() => (isCurrentlyLive ? void turn(false) : setAsking(true))}
      >
        {isCurrentlyLive ? t('Off the air') : t('Go live')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Put “{title}” on the air?', { title })}
        description={
          <>
            {t('It goes live on every open page, and fans with live alerts on get a notification.')}
            {onAir && ` ${t('“{title}” goes off the air.', { title: onAir })}`}
          </>
        }
        confirmLabel={t('Go live')}
        destructive={false}
        busy={changing.loading}
        onConfirm={() => void turn(true)}
      />
    </>
  );
}
