import { USUAL_MODES } from '../../schema/chat-modes.ts';
import { nameOf } from '../../schema/enum-names.ts';

/** A chat that is run as usual, as the graph says it. */
export const CHAT_MODES = { ...USUAL_MODES, writers: nameOf(USUAL_MODES.writers) };
