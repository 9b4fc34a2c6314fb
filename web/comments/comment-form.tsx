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
import type { Quoted } from '../replies/quoted.ts';
import { MentionField } from '../mentions/mention-field.tsx';
import { ReplyLine } from '../replies/reply-line.tsx';
import { TextArea } from '../ui/forms/text-field.tsx';
import type { Comment } from './comment.ts';
import type { CommentMemory } from './comment-memory.ts';
import { t } from '../ui/language.ts';

export interface CommentFormHandle {
  /** Continues the draft as a reply to this comment. */
  replyTo(comment: Comment): void;
}

interface CommentFormProps {
  ref: Ref<CommentFormHandle>;
  memory: CommentMemory;
  /** Whether the comment that the draft replies to is gone. */
  isGone: (reply: Quoted) => boolean;
  onPost: (text: string, replyToId?: number) => void;
}

/** Where a member writes a comment; Ctrl or ⌘ with Enter posts it. What is typed survives a reload. */
export function CommentForm({ ref, memory, isGone, onPost }: CommentFormProps) {
  const [text, setText] = useState(memory.draft);
  const [chosen, setChosen] = useState(memory.reply);
  // What is deleted while one replies to it is not replied to any more.
  const reply = chosen && !isGone(chosen) ? chosen : null;

  function write(next: string) {
    setText(next);
    memory.storeDraft(next);
  }

  function choose(next: Quoted | null) {
    setChosen(next);
    memory.storeReply(next);
  }

  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    replyTo(comment) {
      draftReply(memory, comment);
      setText(memory.draft);
      setChosen(memory.reply);
      field.current?.focus();
      // Once React has written it into the field.
      requestAnimationFrame(() => {
        const end = field.current?.value.length ?? 0;
        field.current?.setSelectionRange(end, end);
      });
    },
  }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(text)) return;
    onPost(text, reply?.id);
    write('');
    choose(null);
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      {reply && <ReplyLine id="comment-reply" to={reply} onCancel={() => choose(null)} />}
      <MentionField text={text} maxLength={COMMENT_MAX_LENGTH} onChange={write}>
        <TextArea
          ref={field}
          label={t('Add a comment')}
          rows={3}
          aria-describedby={reply ? 'comment-reply' : undefined}
          dir="auto"
          maxLength={COMMENT_MAX_LENGTH}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && reply) choose(null);
            else submitOnEnter(event);
          }}
        />
      </MentionField>
      <Button type="submit" className="justify-self-end" disabled={isBlank(text)}>
        {t('Post comment')}
      </Button>
    </form>
  );
}

/** Continues what a member types as a reply to a comment; that of a reply says to whom. */
export function draftReply(memory: CommentMemory, { id, text, user, replyTo }: Comment): void {
  memory.storeReply({ id, text, user: { id: user.id, name: user.name } });
  if (replyTo) memory.storeDraft(addressed(memory.draft, user.name));
}

/** The text with an @mention in front; unchanged if they are mentioned already or it would be too long. */
function addressed(text: string, name: string): string {
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
