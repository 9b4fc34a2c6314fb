import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isBlank } from '../../../schema/blank.ts';
import { CHAT_REFUSALS } from '../../../schema/refusals/chat.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/forms/field.tsx';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { toast } from '../../ui/page/toast.ts';
import type { Quoted } from '../../replies/quoted.ts';
import { MentionField } from '../../mentions/mention-field.tsx';
import { ReplyLine } from '../../replies/reply-line.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { WaitRing } from './wait-ring.tsx';
import { refusal, t } from '../../ui/language.ts';

/** From so many characters before the end on the counter is highlighted. */
const NEARLY_FULL = 40;

interface ChatComposerProps {
  /** The name under which the tab remembers what is typed. */
  draftKey: string;
  maxLength: number;
  /** Seconds between two posts. */
  pause: number;
  /** Whole seconds until the next post is accepted. */
  waitSeconds: number;
  isSending: boolean;
  replyTo: Quoted | null;
  onNoReply: () => void;
  onSend: (message: string) => void;
}

/** Where a message is written: Enter sends, Shift+Enter begins a line. What is typed survives a reload. */
export function ChatComposer(props: ChatComposerProps) {
  const { draftKey, maxLength, pause, waitSeconds, isSending, replyTo, onNoReply, onSend } = props;
  const [text, setText] = useState(() => remembered(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const isWaiting = waitSeconds > 0;

  // A member who chooses what to reply to writes next; one who opens the page may have left it like that.
  const replyToId = replyTo?.id;
  const chosenId = useRef(replyToId);
  useEffect(() => {
    if (replyToId !== undefined && replyToId !== chosenId.current) field.current?.focus();
    chosenId.current = replyToId;
  }, [replyToId]);

  function write(next: string) {
    setText(next);
    remember(draftKey, next);
  }

  function send(event: SubmitEvent) {
    event.preventDefault();
    field.current?.focus();
    if (isBlank(text) || isSending) return;
    if (isWaiting) {
      toast({
        title: t('Cannot post message'),
        description: refusal(CHAT_REFUSALS, 'chat.wait', { seconds: waitSeconds }),
        variant: 'destructive',
      });
      return;
    }
    onSend(text);
    write('');
  }

  function keys(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter has chosen whom to mention.
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && replyTo) return onNoReply();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = text.slice(0, selectionStart) + emoji + text.slice(selectionEnd);
    if (next.length > maxLength) return;
    write(next);
    const caret = selectionStart + emoji.length;
    // Once React has written the new text into the field.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  }

  return (
    <form
      onSubmit={send}
      data-hides-tabs
      className="border-t border-border bg-surface px-3 pt-3 pb-1 sm:px-4"
    >
      {replyTo && <ReplyLine id="chat-reply" to={replyTo} onCancel={onNoReply} />}
      <div className="flex items-end gap-1">
        <EmojiPicker onPick={insert} returnTo={field} />
        <MentionField text={text} maxLength={maxLength} onChange={write}>
          <textarea
            ref={field}
            aria-label={t('Message')}
            aria-describedby={classNames(replyTo && 'chat-reply', 'chat-counter')}
            placeholder={t('Say something…')}
            dir="auto"
            rows={1}
            enterKeyHint="send"
            maxLength={maxLength}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={keys}
            className={classNames(
              controlStyle,
              'max-h-32 min-h-11 resize-none field-sizing-content placeholder:whitespace-nowrap',
            )}
          />
        </MentionField>
        <button
          type="submit"
          aria-label={t('Send')}
          title={t('Send')}
          aria-disabled={isBlank(text) || isSending || isWaiting || undefined}
          className={classNames(
            'inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-110',
            'bg-accent text-on-accent hover:bg-accent-hover aria-disabled:bg-surface-2 aria-disabled:text-muted',
          )}
        >
          {isWaiting ? (
            <WaitRing seconds={waitSeconds} of={pause} />
          ) : (
            <SendHorizontal aria-hidden className="size-5" />
          )}
        </button>
      </div>
      <div className="flex min-h-7 items-center justify-between gap-3 px-1 text-tiny text-muted">
        <span>{isWaiting && refusal(CHAT_REFUSALS, 'chat.wait', { seconds: waitSeconds })}</span>
        <span
          id="chat-counter"
          className={classNames(
            'ml-auto tabular-nums',
            text.length >= maxLength - NEARLY_FULL && 'font-bold text-accent-text',
          )}
        >
          <span aria-hidden>
            {text.length}/{maxLength}
          </span>
          <span className="sr-only">
            {t('{count} of {chatMaxLength} characters', {
              count: text.length,
              chatMaxLength: maxLength,
            })}
          </span>
        </span>
      </div>
    </form>
  );
}
