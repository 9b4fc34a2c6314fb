import { useEffect, useEffectEvent } from 'react';

interface CommentKeys {
  readonly isOn: boolean;
  /** C */
  readonly next: () => void;
  /** Z */
  readonly nextUnread: () => void;
}

const TAKES_TEXT = 'input, textarea, select, [contenteditable]';
const LAYER = '[role=dialog], [role=alertdialog], [role=menu]';

/** C goes to the next comment, Z to the next unread one, as on other sites of fans. Never while somebody types. */
export function useCommentKeys({ isOn, next, nextUnread }: CommentKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest(TAKES_TEXT)) return;
    if (document.querySelector(LAYER)) return;
    const act = { c: next, z: nextUnread }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
