/** The beginning of a text, with an ellipsis where it goes on. Never half a character. */
export function cutText(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
