import type { AuthUser } from '../../accounts/session/stored-user.ts';
import type { Outgoing } from '../../live/list/list.ts';
import type { Likes } from '../../likes/use-like.ts';
import type { Reactions } from '../../reactions/use-reactions.ts';
import { type ChatMessage, quotedOf } from '../chat-message.ts';
import type { Chat } from '../use-chat-log.ts';
import { ChatRow } from '../rows/chat-row.tsx';
import { OutgoingRow } from '../rows/outgoing-row.tsx';
import type { RowActs } from '../rows/use-row-acts.ts';
import { PlayRow } from '../../plays/play-row.tsx';
import { type LogLine, phaseText } from './log-lines.ts';
import { DayLine, Separator } from './separator.tsx';

/** What can be done from the log with messages, sent and on their way. */
export interface MessageActs {
  readonly likes: Likes;
  readonly reactions: Reactions;
  readonly retry: (post: Outgoing) => void;
  /** Absent for who can't write now. */
  readonly reply?: ((message: ChatMessage) => void) | undefined;
}

interface LogRowProps {
  line: LogLine;
  viewer: AuthUser | null;
  store: Chat['store'];
  messageActs: MessageActs;
  rowActs: RowActs;
}

/** A line of the log: a message, one on its way, a play, a day or a quarter. */
export function LogRow({ line, viewer, store, messageActs, rowActs }: LogRowProps) {
  const { acting, onAct, onDone } = rowActs;
  if (line.kind === 'day') return <DayLine day={line.day} />;
  if (line.kind === 'play') return <PlayRow play={line.play} />;
  if (line.kind === 'phase') return <Separator>{phaseText(line.phase)}</Separator>;
  if (line.kind === 'outgoing') {
    const { clientId, replyToId = 0 } = line.post;
    const above = store.get().entries.get(replyToId)?.row;
    return (
      <OutgoingRow
        post={line.post}
        quote={above && quotedOf(above)}
        onRetry={() => messageActs.retry(line.post)}
        onDiscard={() => store.dispatch({ type: 'discarded', clientId })}
      />
    );
  }
  const { likes, reactions, reply } = messageActs;
  return (
    <ChatRow
      message={reactions.shown(likes.shown(line.message))}
      isContinued={line.isContinued}
      isEdited={acting?.act === 'edit' && acting.message.id === line.message.id}
      viewer={viewer}
      store={store}
      like={likes.like}
      react={reactions.react}
      reply={reply}
      onAct={onAct}
      onEdited={onDone}
    />
  );
}
