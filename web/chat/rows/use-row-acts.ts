import { useCallback, useState } from 'react';
import { t } from '../../ui/language.ts';
import { copyLink } from '../../ui/dialogs/share.ts';
import type { ChatMessage } from '../chat-message.ts';
import { messageAddress } from './message-address.ts';
import type { RowAct } from './row-menu-items.tsx';

/** What a member is about to do with a message. */
export interface Acting {
  readonly act: Exclude<RowAct, 'link'>;
  readonly message: ChatMessage;
}

/** One action at a time; copying the link is instant. Its state is outside the rows, which unmount on scroll. */
export function useRowActs() {
  const [acting, setActing] = useState<Acting | null>(null);
  const onAct = useCallback((act: RowAct, message: ChatMessage) => {
    if (act !== 'link') return setActing({ act, message });
    const title = t('Message by {name}', { name: message.user.name });
    void copyLink({ url: messageAddress(message.id).href, title });
  }, []);
  const onDone = useCallback(() => setActing(null), []);
  return { acting, onAct, onDone };
}

export type RowActs = ReturnType<typeof useRowActs>;
