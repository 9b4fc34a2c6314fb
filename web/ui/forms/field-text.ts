/**
 * Puts a text in place of a part of a textarea, as if it had been typed: it can be undone, listeners of `input` hear of
 * it, and the cursor stays where it was in the text around it.
 */
export function replaceInField(
  field: HTMLTextAreaElement,
  from: number,
  to: number,
  text: string,
): void {
  const { selectionStart, selectionEnd, scrollTop } = field;
  const moved = (place: number) =>
    place <= from ? place : place >= to ? place + text.length - (to - from) : from + text.length;

  if (!typed(field, from, to, text)) {
    field.setRangeText(text, from, to, 'preserve');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  field.scrollTop = scrollTop;
}

/** Only what has the focus can be typed into; that is also the only way that undoing knows. */
function typed(field: HTMLTextAreaElement, from: number, to: number, text: string): boolean {
  if (document.activeElement !== field || !('execCommand' in document)) return false;
  const before = field.value;
  field.setSelectionRange(from, to);
  // oxlint-disable-next-line typescript/no-deprecated -- no other call preserves the undo history
  document.execCommand(text ? 'insertText' : 'delete', false, text);
  return field.value !== before;
}
