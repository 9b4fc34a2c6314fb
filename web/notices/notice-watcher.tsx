import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  hasToggle,
  newsNotice,
  newsTag,
  type Notice,
  showNotice as noticeOfShow,
  stays,
  wordsOf,
} from '../../schema/news/notices.ts';
import { quietFor } from '../../schema/news/quiet-hours.ts';
import { graphql } from '../gql/gql.ts';
import { useSettings } from '../settings/podcast-settings.ts';
import { useMuteRule } from '../mutes/use-mute-rule.ts';
import { t } from '../ui/language.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { quietHours, useQuietHours } from './quiet-hours.ts';
import { syncPush } from './push.ts';
import { closeShown, showNotice } from './show-notice.ts';
import { GameNotices } from './game-notices.tsx';
import { noticePermission } from './notice-permission.ts';
import { useDelay } from '../live/delay.ts';
import { useLive } from '../live/use-live.ts';
import { onWorkerMessage } from '../worker/worker.ts';

const SHOW_NOTICES = graphql(/* GraphQL */ `
  subscription ShowNotices {
    showEvents {
      kind
      show {
        id
        type
        title
      }
    }
  }
`);

const NEWS_NOTICES = graphql(/* GraphQL */ `
  subscription NewsNotices {
    breakingNews {
      id
      headline
      url
    }
  }
`);

const WITHDRAWN_NEWS = graphql(/* GraphQL */ `
  subscription WithdrawnNews {
    breakingNewsWithdrawals {
      newsId
    }
  }
`);

/** Settings are often changed several at a time. */
const SYNC_AFTER_MS = 500;

/**
 * Shows notifications while the page is open, of the kinds chosen in the settings, and announces shows to screen
 * readers if the settings ask for it; the game bar announces itself.
 */
export default function NoticeWatcher() {
  const settings = useSettings();
  const navigate = useNavigate();
  const client = useApolloClient();
  const quiet = useQuietHours();
  const delay = useDelay();
  const [said, setSaid] = useState('');

  const rule = useMuteRule();
  const isMuted = ({ title, body }: { title: string; body: string }) =>
    rule?.({ userId: null, text: `${title} ${body}` }) === true;

  function open(url: string) {
    if (url.startsWith('/')) void navigate(url);
    else window.open(url, '_blank', 'noopener');
  }
  function show(notice: Notice) {
    if (notice.closes) void closeShown(notice.closes);
    if (hasToggle(notice.type) && !settings[notice.type]) return;
    const hours = quietHours();
    if (hours && quietFor(hours, new Date()) > 0) return;
    const words = wordsOf(notice, settings.spoilerMode);
    if (isMuted(words)) return;
    void showNotice({ tag: notice.tag, ...words, stays: stays(notice) }, () => open(notice.url));
  }

  useLive(SHOW_NOTICES, {
    onEvent({ data }) {
      const notice = noticeOfShow(data.showEvents, new Date(), t);
      if (!notice) return;
      const words = wordsOf(notice, settings.spoilerMode);
      if (!isMuted(words)) setSaid(`${words.title}: ${words.body}`);
      show(notice);
    },
  });
  useLive(NEWS_NOTICES, { onEvent: ({ data }) => show(newsNotice(data.breakingNews, t)) });
  useLive(WITHDRAWN_NEWS, {
    onEvent: ({ data }) => void closeShown(newsTag(data.breakingNewsWithdrawals.newsId)),
  });

  // A notification of the worker was pressed.
  const lead = useEffectEvent((path: unknown) => {
    if (typeof path === 'string' && path.startsWith('/')) open(path);
  });
  useEffect(() => onWorkerMessage((message) => lead(message.open)), []);
  useEffect(() => {
    const sync = () => void syncPush(client, settings).catch(() => undefined);
    const timer = setTimeout(sync, SYNC_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, settings, quiet, delay]);

  return (
    <>
      {noticePermission() === 'granted' && <GameNotices onNotice={show} />}
      {settings.screenReader && <LiveRegion>{said}</LiveRegion>}
    </>
  );
}
