import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { isBlank } from '../../schema/blank.ts';
import { COMMENT_MAX_LENGTH } from '../../schema/comments.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-field.tsx';
import type { CommentMemory } from './comment-memory.ts';
import { t } from '../ui/language.ts';

interface CommentFormProps {
  memory: CommentMemory;
  onPost: (text: string) => void;
}

/** Where a member writes a comment; Ctrl or ⌘ with Enter posts it. What is typed survives a reload. */
export function CommentForm({ memory, onPost }: CommentFormProps) {
  const [text, setText] = useState(memory.draft);

  function write(next: string) {
    setText(next);
    memory.keepDraft(next);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(text)) return;
    onPost(text);
    write('');
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={t('Add a comment')}
        rows={3}
        dir="auto"
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      <Button type="submit" className="justify-self-end" disabled={isBlank(text)}>
        {t('Post comment')}
      </Button>
    </form>
  );
}

/** Enter alone begins a line, as people expect of longer texts. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
