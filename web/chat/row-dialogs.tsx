import { lazy, Suspense } from 'react';
import type { AuthUser } from '../accounts/stored-user.ts';
import type { ChatStore } from './chat-store.ts';
import { DeleteMessage } from './delete-message.tsx';
import type { Acting } from './use-row-acts.ts';

const ReportDialog = lazy(() => import('../reports/report-dialog.tsx'));

interface RowDialogsProps {
  acting: Acting;
  viewer: AuthUser | null;
  store: ChatStore;
  onDone: () => void;
}

/** The dialogs that stand before an act. */
export function RowDialogs({ acting: { act, message }, viewer, store, onDone }: RowDialogsProps) {
  if (act === 'delete')
    return (
      <DeleteMessage
        id={message.id}
        userName={viewer?.id === message.userId ? undefined : message.userName}
        store={store}
        onDone={onDone}
      />
    );
  if (act === 'report')
    return (
      <Suspense fallback={null}>
        <ReportDialog
          contentType="chat_message"
          contentId={message.id}
          title={`Report ${message.userName}'s message`}
          onClose={onDone}
        />
      </Suspense>
    );
  return null;
}
