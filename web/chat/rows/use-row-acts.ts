import { useCallback, useState } from 'react';
import { useMuteMember } from '../../mutes/use-mute-member.ts';
import { t } from '../../ui/language.ts';
import { copyLink } from '../../ui/dialogs/share.ts';
import type { ChatMessage } from '../chat-message.ts';
import { messageAddress } from './message-address.ts';
import type { RowAct } from './row-menu-items.tsx';

/** What a member is about to do with a message. */
export interface Acting {
  readonly act: Exclude<RowAct, 'link' | 'mute'>;
  readonly message: ChatMessage;
}

/** One action at a time; copying the link and muting are instant. Its state is outside the rows, which unmount on scroll. */
export function useRowActs() {
  const [acting, setActing] = useState<Acting | null>(null);
  const mute = useMuteMember();
  const onAct = useCallback(
    (act: RowAct, message: ChatMessage) => {
      if (act === 'mute') return mute(message.user);
      if (act !== 'link') return setActing({ act, message });
      const title = t('Message by {name}', { name: message.user.name });
      void copyLink({ url: messageAddress(message.id).href, title });
    },
    [mute],
  );
  const onDone = useCallback(() => setActing(null), []);
  return { acting, onAct, onDone };
}

export type RowActs = ReturnType<typeof useRowActs>;
