import {
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isBlank } from '../../schema/blank.ts';
import { COMMENT_MAX_LENGTH } from '../../schema/articles/comments.ts';
import { Button } from '../ui/buttons/button.tsx';
import { TextArea } from '../ui/forms/text-field.tsx';
import type { CommentMemory } from './comment-memory.ts';
import { t } from '../ui/language.ts';

export interface CommentFormHandle {
  /** Continues the draft as a reply to this member. */
  address(name: string): void;
}

interface CommentFormProps {
  ref: Ref<CommentFormHandle>;
  memory: CommentMemory;
  onPost: (text: string) => void;
}

/** Where a member writes a comment; Ctrl or ⌘ with Enter posts it. What is typed survives a reload. */
export function CommentForm({ ref, memory, onPost }: CommentFormProps) {
  const [text, setText] = useState(memory.draft);

  function write(next: string) {
    setText(next);
    memory.storeDraft(next);
  }

  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    address(name) {
      write(addressed(text, name));
      field.current?.focus();
      // Once React has written it into the field.
      requestAnimationFrame(() => field.current?.setSelectionRange(Infinity, Infinity));
    },
  }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(text)) return;
    onPost(text);
    write('');
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
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

/** The text with an @mention in front; unchanged if they are mentioned already or it would be too long. */
export function addressed(text: string, name: string): string {
  const next = `${text.trimEnd()} @${name} `.trimStart();
  return text.includes(`@${name}`) || next.length > COMMENT_MAX_LENGTH ? text : next;
}

/** Enter alone begins a line, as people expect of longer texts. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
