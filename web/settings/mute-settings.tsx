import { useAuth } from '../accounts/session/auth.ts';
import { useMuteActs } from '../mutes/own-mutes.ts';
import { Button } from '../ui/buttons/button.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { rich, t } from '../ui/language.ts';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { MuteWordForm } from './mute-word-form.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** What the signed-in member has muted, and how to change it. Nothing for visitors. */
export default function MuteSettings() {
  usePageTexts('muteSettings');
  const mutes = useAuth().user?.mutes;
  const { unmuteMember, unmuteWord } = useMuteActs();
  const { run, busy, fault } = useAct();
  if (!mutes) return null;
  return (
    <SettingsGroup id="muted" title={t('Muted')}>
      <p className="text-muted">
        {t(
          'Only you know. It applies in chat, comments, photos, search and notifications, on all your devices.',
        )}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="font-semibold">{t('Muted words')}</h3>
          <MuteWordForm />
          {mutes.words.length === 0 ? (
            <p className="text-muted">{t('You haven’t muted any words.')}</p>
          ) : (
            <ul aria-label={t('Muted words')} className="border-t border-border">
              {mutes.words.map(({ id, text, until }) => (
                <Muted
                  key={id}
                  name={text}
                  until={until}
                  busy={busy}
                  onUnmute={() => void run(() => unmuteWord(id))}
                />
              ))}
            </ul>
          )}
        </div>
        <div className="grid content-start gap-3">
          <h3 className="font-semibold">{t('Muted members')}</h3>
          {mutes.members.length === 0 ? (
            <p className="text-muted">{t('You haven’t muted anyone.')}</p>
          ) : (
            <ul aria-label={t('Muted members')} className="border-t border-border">
              {mutes.members.map(({ id, name }) => (
                <Muted
                  key={id}
                  name={name}
                  busy={busy}
                  onUnmute={() => void run(() => unmuteMember(id))}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
    </SettingsGroup>
  );
}

interface MutedProps {
  name: string;
  /** When a word is shown again by itself. */
  until?: string | null;
  busy: boolean;
  onUnmute: () => void;
}

function Muted({ name, until, busy, onUnmute }: MutedProps) {
  return (
    <li className="flex items-center gap-3 border-b border-border py-2">
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {name}
        </span>
        {until && (
          <span className="text-small text-muted">
            {rich('Ends {moment}', { moment: <MountainMoment at={until} /> })}
          </span>
        )}
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={busy}
        aria-label={t('Unmute {name}', { name })}
        onClick={onUnmute}
      >
        {t('Unmute')}
      </Button>
    </li>
  );
}
