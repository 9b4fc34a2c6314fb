import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { CHAT_MAX_LENGTH } from '../../schema/chat.ts';
import { isBlank } from '../../schema/blank.ts';
import { Button } from '../ui/button.tsx';
import { controlStyle } from '../ui/field.tsx';
import { messageOf } from '../ui/graph-error.ts';
import { toast } from '../ui/toast.ts';
import { EDIT_CHAT_MESSAGE } from './chat-operations.ts';
import type { ChatStore } from './chat-store.ts';
import type { ChatMessage } from './merge.ts';

interface EditMessageProps {
  message: ChatMessage;
  store: ChatStore;
  onDone: () => void;
}

/** The text of an own message in a field: Enter saves, Escape leaves it as it was. */
export function EditMessage({ message, store, onDone }: EditMessageProps) {
  const client = useApolloClient();
  const [text, setText] = useState(message.message);
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(text) || isSaving) return;
    if (text.trim() === message.message) return onDone();
    setIsSaving(true);
    try {
      const { data } = await client.mutate({
        mutation: EDIT_CHAT_MESSAGE,
        variables: { id: message.id, message: text },
        fetchPolicy: 'no-cache',
      });
      if (data) store.dispatch({ type: 'answered', message: data.editChatMessage });
      toast({ title: 'Message updated' });
      onDone();
    } catch (error) {
      const reason = messageOf(error, '');
      toast({
        title: 'Failed to update message',
        variant: 'destructive',
        ...(reason && { description: reason }),
      });
      setIsSaving(false);
    }
  }

  function keys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid w-full gap-2 pt-2">
      <textarea
        aria-label="Edit message"
        // The field takes the place of the button that was pressed, so the focus moves on to it.
        ref={(field) => field?.focus()}
        dir="auto"
        rows={2}
        maxLength={CHAT_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
        className={controlStyle}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          busy={isSaving}
          busyLabel="Saving…"
          disabled={isBlank(text)}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
