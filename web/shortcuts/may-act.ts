import { singleKeysAreOn } from './single-keys.ts';
import { isTypedInto } from './waking.ts';

const LAYER = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether a pressed key may be a shortcut at all: not while the user types, nor under a dialog or a menu. */
export function mayAct(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing } = event;
  if (repeat || isComposing || altKey || document.querySelector(LAYER)) return false;
  if (ctrlKey || metaKey) return !shiftKey;
  // On some keyboards `/` and `?` take Shift; with a letter it means something else.
  if (shiftKey && /^[a-z]$/i.test(key)) return false;
  return singleKeysAreOn() && !isTypedInto(target);
}
