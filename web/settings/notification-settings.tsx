import { BellOff, BellRing } from 'lucide-react';
import { NOTICE_TEXTS } from '../../schema/news/notices.ts';
import type { NoticePermission } from '../notices/notice-permission.ts';
import { Button } from '../ui/buttons/button.tsx';
import { PushControl } from './push-control.tsx';
import { QuietHoursControl } from './quiet-hours-control.tsx';
import { FlagControl, type SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { t } from '../ui/language.ts';

interface NotificationSettingsProps extends SettingsProps {
  permission: NoticePermission;
  /** Requests the browser's permission, if not decided yet. */
  requestPermission: () => Promise<NoticePermission>;
}

/** The notifications the visitor wants, and whether the browser allows them. */
export function NotificationSettings(props: NotificationSettingsProps) {
  const { permission, requestPermission } = props;
  const onOn = () => void requestPermission();
  return (
    <SettingsGroup title={t('Notifications')} room="[--room:37rem] sm:[--room:33rem]">
      <Permission permission={permission} onAsk={onOn} />
      <FlagControl
        {...props}
        name="liveStreamNotifications"
        label={t('Live streams')}
        hint={t('When a show goes live.')}
        onOn={onOn}
      />
      <FlagControl
        {...props}
        name="newEpisodeNotifications"
        label={t('New episodes')}
        hint={t('When a podcast episode or a video comes out.')}
        onOn={onOn}
      />
      <FlagControl
        {...props}
        name="gameUpdates"
        label={t('Game updates')}
        hint={t('Kickoff, quarters, halftime and the end of a game.')}
        onOn={onOn}
      />
      <FlagControl
        {...props}
        name="breakingNews"
        label={t('Breaking news')}
        hint={t('Rare. Stays until you dismiss it.')}
        onOn={onOn}
      />
      {permission !== 'unsupported' && <PushControl {...props} />}
      {permission !== 'unsupported' && <QuietHoursControl />}
    </SettingsGroup>
  );
}

function Permission({ permission, onAsk }: { permission: NoticePermission; onAsk: () => void }) {
  if (permission === 'granted')
    return (
      <p className="flex items-center gap-2 text-small text-muted">
        <BellRing aria-hidden className="size-4 shrink-0" />{' '}
        {t('Notifications are on in this browser.')}
      </p>
    );
  if (permission === 'default')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" icon={BellRing} onClick={onAsk}>
          {t('Turn on notifications')}
        </Button>
        <p className="text-small text-muted">{t('Your browser will ask you once.')}</p>
      </div>
    );
  return (
    <p className="flex items-start gap-2 rounded-control bg-tint-amber px-3 py-2 text-small text-on-tint-amber">
      <BellOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {permission === 'denied' ? t(NOTICE_TEXTS.denied) : t(NOTICE_TEXTS.unsupported)}
    </p>
  );
}
