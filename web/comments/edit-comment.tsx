import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { isBlank } from '../../schema/blank.ts';
import { COMMENT_MAX_LENGTH } from '../../schema/comments.ts';
import { Button } from '../ui/button.tsx';
import { controlStyle } from '../ui/field.tsx';
import { submitOnEnter } from './comment-form.tsx';
import type { Comment } from './comment.ts';
import type { CommentMemory } from './comment-memory.ts';
import type { CommentActs } from './use-comment-acts.ts';

interface EditCommentProps {
  comment: Comment;
  memory: CommentMemory;
  acts: CommentActs;
  onDone: () => void;
}

/** The text of an own comment in a field, in its place. Escape or Cancel leaves it as it was. */
export function EditComment({
  comment: { id, text: before },
  memory,
  acts,
  onDone,
}: EditCommentProps) {
  const [text, setText] = useState(() => memory.edit(id) || before);
  const [isSaving, setIsSaving] = useState(false);

  function write(next: string) {
    setText(next);
    memory.keepEdit(id, next);
  }

  function close() {
    memory.keepEdit(id, '');
    onDone();
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(text) || isSaving) return;
    if (text.trim() === before) return close();
    setIsSaving(true);
    if (await acts.edit(id, text)) close();
    else setIsSaving(false);
  }

  function keys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') close();
    else submitOnEnter(event);
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-2">
      <textarea
        aria-label="Edit comment"
        // The field takes the place of the button that was pressed, so the focus moves on to it.
        ref={focusOnce}
        dir="auto"
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={keys}
        className={controlStyle}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={close}>
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

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();
