import { CHAT_WRITERS, type ChatModesView } from '../../../schema/chat-modes.ts';
import { wordIn } from '../../../schema/enum-names.ts';
import type { ChatTimes_StatusFragment } from '../../gql/graphql.ts';

/** The modes of the chat as the rules know them. */
export const modesOf = ({
  modes: { slowSeconds, isEmojiOnly, memberDays, writers },
}: ChatTimes_StatusFragment): ChatModesView => ({
  slowSeconds,
  isEmojiOnly,
  memberDays,
  writers: wordIn(CHAT_WRITERS, writers),
});
