/** The address of the game chat. */
export const CHAT_PATH = '/fan-zone?tab=game-chat';

/** The place of a message in the chat, and of a comment on the page of what it is on. */
export const messagePlace = (id: number): string => `#message-${id}`;
export const commentPlace = (id: number): string => `#comment-${id}`;
