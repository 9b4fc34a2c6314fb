import { useApolloClient } from '@apollo/client/react';
import { lazy, useState } from 'react';
import { NOTICE_TEXTS } from '../../schema/news/notices.ts';
import { settingsPage } from '../../schema/pages/entries/settings.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { requestPermission, useNoticePermission } from '../notices/notice-permission.ts';
import { syncPush } from '../notices/push.ts';
import { display } from '../notices/show-notice.ts';
import { Button } from '../ui/buttons/button.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { AccessibilitySettings } from './accessibility-settings.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { MediaSettings } from './media-settings.tsx';
import { pushVolume } from './media-volume.ts';
import { NotificationSettings } from './notification-settings.tsx';
import { changeSettings, type PodcastSettings, useSettings } from './podcast-settings.ts';
import { SportsSettings } from './sports-settings.tsx';
import { t } from '../ui/language.ts';

const InboxSettings = lazy(() => import('./inbox-settings.tsx'));
const MuteSettings = lazy(() => import('./mute-settings.tsx'));

const SAVED = 'Settings saved successfully!';
const SERVICE_UNREACHABLE =
  'Saved in this browser. We couldn’t reach the notification service; we’ll keep trying.';
const TEST_TAG = 'test';

/** /settings: how the site looks and what it notifies of, in this browser. Changes are applied and saved at once. */
export default function SettingsPage() {
  const settings = useSettings();
  const { user } = useAuth();
  const client = useApolloClient();
  const permission = useNoticePermission();
  const [status, setStatus] = useState({ text: '', count: 0 });
  const say = (text: string) => setStatus(({ count }) => ({ text, count: count + 1 }));

  function change(next: Partial<PodcastSettings>) {
    changeSettings(next);
    say(t('Saved'));
  }

  /** The browser asks for permission once. After a refusal there is an alert, and later a text beside the toggles. */
  async function ask() {
    const answer = await requestPermission();
    if (answer === 'denied' && permission !== 'denied') window.alert(t(NOTICE_TEXTS.denied));
    return answer;
  }

  async function save() {
    changeSettings({});
    pushVolume();
    try {
      await syncPush(client, settings);
      window.alert(t(SAVED));
      say(t(SAVED));
    } catch {
      say(t(SERVICE_UNREACHABLE));
    }
  }

  async function test() {
    const answer = await requestPermission();
    if (answer === 'denied') window.alert(t(NOTICE_TEXTS.denied));
    if (answer === 'unsupported') say(t(NOTICE_TEXTS.unsupported));
    if (answer !== 'granted') return;
    const [title, body] = [t(NOTICE_TEXTS.testTitle), t(NOTICE_TEXTS.testBody)];
    await display({ tag: TEST_TAG, title, body, stays: false });
    say(t('Test notification sent'));
  }

  const group = { settings, change };
  return (
    <>
      <PageMeta head={settingsPage.head} />
      <PageHead
        title={t('Settings')}
        lead={t('Changes apply right away and are saved in this browser.')}
      />
      <div className="page py-8">
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            <AccessibilitySettings {...group} />
            <MediaSettings {...group} />
          </div>
          <div className="grid grid-cols-1 gap-6">
            <NotificationSettings {...group} permission={permission} requestPermission={ask} />
            <SportsSettings {...group} onWantsNotices={() => void ask()} />
          </div>
          <div className="lg:col-span-full">
            <DisplaySettings {...group} />
          </div>
          {user && (
            <div className="grid gap-6 lg:col-span-full">
              <LazyPart fallback={<Skeleton className="h-80" />}>
                <InboxSettings />
              </LazyPart>
              <LazyPart fallback={<Skeleton className="h-80" />}>
                <MuteSettings />
              </LazyPart>
            </div>
          )}
          <div className="col-span-full foot-bar -mx-(--gutter) flex flex-wrap items-center gap-3 px-(--gutter) lg:mx-0 lg:px-0">
            <Button onClick={() => void save()}>{t('Save Settings')}</Button>
            <Button variant="secondary" onClick={() => void test()}>
              {t('Test Notification')}
            </Button>
            <LiveRegion visible>
              {status.count > 0 && (
                <p key={status.count} className="text-small font-semibold text-success">
                  {status.text}
                </p>
              )}
            </LiveRegion>
          </div>
        </div>
      </div>
    </>
  );
}
