import { useEffect, useRef, useState } from 'react';
import { t } from '../../ui/language.ts';
import { LiveRegion } from '../../ui/page/live-region.tsx';
import type { Said } from '../chat-message.ts';

/** Speech is slower than reading, so messages within this time are announced together, in ms. */
const PAUSE = 3000;
/** Up to this many are read out; beyond that only the number. */
const MOST_READ = 2;

interface ChatAnnouncerProps {
  /** Oldest first. */
  messages: readonly Said[];
  viewerId: number | undefined;
}

/** Says politely what others write. The log itself is silent: its rows come and go as one scrolls. */
export function ChatAnnouncer({ messages, viewerId }: ChatAnnouncerProps) {
  const [said, setSaid] = useState('');
  const heardId = useRef(messages.at(-1)?.id ?? 0);
  const latest = useRef(messages);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = messages;
    if (timer.current !== undefined || (messages.at(-1)?.id ?? 0) <= heardId.current) return;
    const say = () => {
      timer.current = undefined;
      const news = latest.current.filter(({ id, user }) => {
        return id > heardId.current && user.id !== viewerId;
      });
      heardId.current = Math.max(heardId.current, latest.current.at(-1)?.id ?? 0);
      if (news.length > 0) setSaid(sentence(news));
    };
    timer.current = setTimeout(say, PAUSE);
  }, [messages, viewerId]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return <LiveRegion>{said}</LiveRegion>;
}

const sentence = (news: readonly Said[]) =>
  news.length > MOST_READ
    ? t('{unseen|one:# new message|other:# new messages}', { unseen: news.length })
    : news.map(({ user, message }) => `${user.name}: ${message}`).join('. ');
