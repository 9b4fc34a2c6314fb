import type { AuthUser } from '../accounts/stored-user.ts';
import type { ChatStore } from './chat-store.ts';
import { DeleteMessage } from './delete-message.tsx';
import type { Acting } from './use-row-acts.ts';

interface RowDialogsProps {
  acting: Acting;
  viewer: AuthUser | null;
  store: ChatStore;
  onDone: () => void;
}

/** The dialogs that stand before an act. */
export function RowDialogs({ acting: { act, message }, viewer, store, onDone }: RowDialogsProps) {
  if (act !== 'delete') return null;
  return (
    <DeleteMessage
      id={message.id}
      userName={viewer?.id === message.userId ? undefined : message.userName}
      store={store}
      onDone={onDone}
    />
  );
}
