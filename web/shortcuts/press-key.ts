import { call, isOffered } from './acts.ts';
import { type Shortcut, SHORTCUTS } from './shortcuts.ts';
import { step } from './step.ts';

/** A sequence is over when its next key has not come by then, in ms. */
const PATIENCE = 1500;

/** The beginning of a sequence, and when it was pressed. */
let begun: { readonly keys: string; readonly at: number } | undefined;

const all: readonly Shortcut[] = SHORTCUTS;

/** Runs the action of the key. True when the browser's default must be prevented. */
export function pressKey({ key, ctrlKey, metaKey, timeStamp }: KeyboardEvent): boolean {
  const before = begun && timeStamp - begun.at < PATIENCE ? `${begun.keys} ` : '';
  begun = undefined;
  const keys = `${ctrlKey || metaKey ? 'Mod+' : before}${key.toUpperCase()}`;
  const meanings = all.flatMap(({ act, keys: own }) => (act && own.includes(keys) ? [act] : []));
  // In another place the same key does something else.
  const act =
    meanings.find((one) => one !== 'next' && one !== 'previous' && isOffered(one)) ?? meanings[0];
  if (act === 'next') step(1);
  else if (act === 'previous') step(-1);
  else if (act) call(act);
  else if (all.some((shortcut) => shortcut.keys.some((each) => each.startsWith(`${keys} `))))
    begun = { keys, at: timeStamp };
  return act !== undefined;
}
