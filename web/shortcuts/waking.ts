const TAKES_TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Where letters are text. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKES_TEXT) !== null;

/** A test compares it with the table. */
const KEYS = /^[/?acfghjklrz]$/i;

/** Whether the code behind the keys is worth its download now. All that is known before is which keys there are. */
export const isWaking = (event: KeyboardEvent): boolean =>
  isSearch(event) || (KEYS.test(event.key) && !isTypedInto(event.target));

/** Ctrl or ⌘ with K. */
export const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';
