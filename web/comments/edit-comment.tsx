import { useState } from 'react';
import { COMMENT_MAX_LENGTH } from '../../schema/articles/comments.ts';
import { EditForm } from '../ui/forms/edit-form.tsx';
import { submitOnEnter } from './comment-form.tsx';
import type { Comment } from './comment.ts';
import type { CommentMemory } from './comment-memory.ts';
import type { CommentActs } from './use-comment-acts.ts';
import { MentionField } from '../mentions/mention-field.tsx';
import { t } from '../ui/language.ts';

interface EditCommentProps {
  comment: Comment;
  memory: CommentMemory;
  acts: CommentActs;
  onDone: () => void;
}

/** The text of an own comment in a field, in its place. */
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
    memory.storeEdit(id, next);
  }

  function close() {
    memory.storeEdit(id, '');
    onDone();
  }

  async function save() {
    if (text.trim() === before) return close();
    setIsSaving(true);
    if (await acts.edit(id, text)) close();
    else setIsSaving(false);
  }

  return (
    <EditForm
      label={t('Edit comment')}
      rows={3}
      maxLength={COMMENT_MAX_LENGTH}
      text={text}
      onChange={write}
      isSaving={isSaving}
      onSave={() => void save()}
      onCancel={close}
      submitKeys={submitOnEnter}
      Around={MentionField}
    />
  );
}
