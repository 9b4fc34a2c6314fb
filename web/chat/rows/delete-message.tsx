import { useApolloClient } from '@apollo/client/react';
import { RESTORABLE_DAYS } from '../../../schema/removals.ts';
import { graphql } from '../../gql/gql.ts';
import { t } from '../../ui/language.ts';
import type { ChatStore } from '../chat-list.ts';
import { ConfirmDelete } from './confirm-delete.tsx';

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
  return (
    <ConfirmDelete
      userName={userName}
      description={
        userName
          ? t('It will be removed for everyone. Moderators can put it back for {days} days.', {
              days: RESTORABLE_DAYS,
            })
          : t('It will be removed for everyone. This can’t be undone.')
      }
      remove={() =>
        client.mutate({
          mutation: DELETE_CHAT_MESSAGE,
          variables: { id },
          fetchPolicy: 'no-cache',
        })
      }
      onDeleted={() => store.dispatch({ type: 'removed', id })}
      onDone={onDone}
    />
  );
}
