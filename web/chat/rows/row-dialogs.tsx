import { lazy } from 'react';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import type { ChatStore } from '../chat-list.ts';
import type { Acting } from './use-row-acts.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const DeleteMessage = lazy(() => import('./delete-message.tsx'));
const SanctionDialog = lazy(() => import('../../moderation/desk/sanction-dialog.tsx'));
const ReportDialog = lazy(() => import('../../reports/report-dialog.tsx'));

interface RowDialogsProps {
  acting: Acting;
  viewer: AuthUser | null;
  store: ChatStore;
  onDone: () => void;
}

/** The dialogs that confirm an act. */
export function RowDialogs({ acting: { act, message }, viewer, store, onDone }: RowDialogsProps) {
  return (
    <LazyLayer onFail={onDone}>
      {act === 'delete' && (
        <DeleteMessage
          id={message.id}
          userName={viewer?.id === message.user.id ? undefined : message.user.name}
          store={store}
          onDone={onDone}
        />
      )}
      {act === 'sanction' && (
        <SanctionDialog
          userId={message.user.id}
          userName={message.user.name}
          post={{ contentType: 'CHAT_MESSAGE', contentId: message.id, text: message.message }}
          onClose={onDone}
        />
      )}
      {act === 'report' && (
        <ReportDialog
          contentType="chat_message"
          contentId={message.id}
          title={t("Report {userName}'s message", { userName: message.user.name })}
          onClose={onDone}
        />
      )}
    </LazyLayer>
  );
}
