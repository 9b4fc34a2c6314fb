import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { CHAT_MAX_LENGTH } from '../../../schema/chat.ts';
import { EditForm } from '../../ui/forms/edit-form.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { graphql } from '../../gql/gql.ts';
import type { ChatStore } from '../chat-list.ts';
import type { ChatMessage } from '../chat-message.ts';
import { MentionField } from '../../mentions/mention-field.tsx';
import { t } from '../../ui/language.ts';

const EDIT_CHAT_MESSAGE = graphql(/* GraphQL */ `
  mutation EditChatMessage($id: Int!, $message: String!) {
    editChatMessage(input: { id: $id, message: $message }) {
      message {
        ...ChatRow_message
      }
    }
  }
`);

interface EditMessageProps {
  message: ChatMessage;
  store: ChatStore;
  onDone: () => void;
}

/** The text of an own message in a field: Enter saves. Downloaded when one is first edited. */
export default function EditMessage({ message, store, onDone }: EditMessageProps) {
  const client = useApolloClient();
  const [text, setText] = useState(message.message);
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    if (text.trim() === message.message) return onDone();
    setIsSaving(true);
    try {
      const { data } = await client.mutate({
        mutation: EDIT_CHAT_MESSAGE,
        variables: { id: message.id, message: text },
        fetchPolicy: 'no-cache',
      });
      if (data?.editChatMessage)
        store.dispatch({ type: 'answered', row: data.editChatMessage.message });
      toast({ title: t('Message updated') });
      onDone();
    } catch (error) {
      const reason = messageOf(error, '');
      toast({
        title: t('Failed to update message'),
        variant: 'destructive',
        ...(reason && { description: reason }),
      });
      setIsSaving(false);
    }
  }

  return (
    <EditForm
      label={t('Edit message')}
      rows={2}
      maxLength={CHAT_MAX_LENGTH}
      text={text}
      onChange={setText}
      isSaving={isSaving}
      onSave={() => void save()}
      onCancel={onDone}
      submitKeys={submitOnEnter}
      Around={MentionField}
      className="w-full pt-2"
    />
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
