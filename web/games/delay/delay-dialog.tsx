import { Minus, Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { isDelay, MOST_BEHIND_SECONDS } from '../../../schema/behind.ts';
import { changeDelay, currentDelay, lastDelay } from '../../live/delay.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { SyncMe } from './sync-me.tsx';

interface DelayDialogProps {
  gameId: number;
  onClose: () => void;
}

/** Sets how late the visitor's video is: by seeing a moment of the game, or in seconds. */
export default function DelayDialog({ gameId, onClose }: DelayDialogProps) {
  usePageTexts('gameDay');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Match your stream')}
      description={t(
        'Streams run behind live TV. Set how far, and the score, plays, chat, and alerts wait until you’ve seen them.',
      )}
    >
      <DelayForm gameId={gameId} onClose={onClose} />
    </Dialog>
  );
}

function DelayForm({ gameId, onClose }: DelayDialogProps) {
  const inForce = currentDelay()?.seconds;
  const [text, setText] = useState(() => String(inForce ?? lastDelay()));
  const [isTried, setTried] = useState(false);
  const seconds = text.trim() === '' ? NaN : Number(text);
  const isValid = isDelay(seconds);
  const step = (by: number) =>
    setText(String(Math.min(MOST_BEHIND_SECONDS, Math.max(0, (isValid ? seconds : 0) + by))));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    // The page may begin anew.
    onClose();
    changeDelay({ seconds, gameId });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <SyncMe gameId={gameId} onSynced={(behind) => setText(String(behind))} />
      <div className="grid grid-cols-[auto_1fr_auto] items-end gap-2">
        <IconButton
          label={t('One second less')}
          icon={Minus}
          disabled={isValid && seconds === 0}
          onClick={() => step(-1)}
        />
        <TextField
          label={t('Seconds behind')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target: { value } }) => setText(value)}
          error={
            isTried && !isValid
              ? t('Enter whole seconds from 0 to {max}.', { max: MOST_BEHIND_SECONDS })
              : undefined
          }
        />
        <IconButton
          label={t('One second more')}
          icon={Plus}
          disabled={isValid && seconds === MOST_BEHIND_SECONDS}
          onClick={() => step(1)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('Set delay')}</Button>
        {inForce !== undefined && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              changeDelay(null);
            }}
          >
            {t('Turn off')}
          </Button>
        )}
      </div>
    </form>
  );
}
