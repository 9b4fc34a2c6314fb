import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { NOTICE_TEXTS } from '../../schema/news/notices.ts';
import type { NoticePermission } from '../notices/notice-permission.ts';
import { canPush, isPushWanted, turnPushOff, turnPushOn } from '../notices/push.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { useIsAsDrawn } from '../ui/time/now.ts';
import type { PodcastSettings } from './podcast-settings.ts';
import { t } from '../ui/language.ts';

interface PushControlProps {
  settings: PodcastSettings;
  requestPermission: () => Promise<NoticePermission>;
}

/** Notifications while no page of the site is open. It is a fact about this browser, not one of its settings. */
export function PushControl({ settings, requestPermission }: PushControlProps) {
  const client = useApolloClient();
  const isAsDrawn = useIsAsDrawn();
  const [isOn, setOn] = useState(isPushWanted);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (isAsDrawn || !canPush()) return null;

  async function turn(on: boolean) {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      if (on && (await requestPermission()) !== 'granted') return;
      setOn(on);
      await (on ? turnPushOn(client, settings) : turnPushOff(client));
    } catch {
      setError(on ? NOTICE_TEXTS.failed : NOTICE_TEXTS.off);
    } finally {
      setOn(isPushWanted());
      setBusy(false);
    }
  }

  return (
    <Checkbox
      label={t('Even when the site is closed')}
      hint={t('Your browser’s push service delivers them. Your choices above apply.')}
      error={error}
      checked={isOn}
      aria-busy={isBusy || undefined}
      onChange={({ target: { checked } }) => void turn(checked)}
    />
  );
}
