import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RESTORABLE_DAYS } from '../../../schema/removals.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { graphql } from '../../gql/gql.ts';
import type { ChatStore } from '../chat-list.ts';
import { t } from '../../ui/language.ts';

const DELETE_CHAT_MESSAGE = graphql(/* GraphQL */ `
  mutation DeleteChatMessage($id: Int!) {
    deleteChatMessage(input: { id: $id }) {
      deletedId
    }
  }
`);

interface DeleteMessageProps {
  id: number;
  /** Who wrote it; absent for an own message. */
  userName: string | undefined;
  store: ChatStore;
  onDone: () => void;
}

/** Asks for confirmation, then deletes. Downloaded on first use. */
export default function DeleteMessage({ id, userName, store, onDone }: DeleteMessageProps) {
  const client = useApolloClient();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    try {
      await client.mutate({
        mutation: DELETE_CHAT_MESSAGE,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      toast({ title: t('Message deleted') });
      onDone();
      store.dispatch({ type: 'removed', id });
    } catch (error) {
      toast({ title: messageOf(error, 'Failed to delete message'), variant: 'destructive' });
      onDone();
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={userName ? t("Delete {userName}'s message?", { userName }) : t('Delete your message?')}
      description={
        userName
          ? t('It will be removed for everyone. Moderators can put it back for {days} days.', {
              days: RESTORABLE_DAYS,
            })
          : t('It will be removed for everyone. This can’t be undone.')
      }
      confirmLabel={t('Delete')}
      busy={isDeleting}
      onConfirm={() => void remove()}
    />
  );
}
