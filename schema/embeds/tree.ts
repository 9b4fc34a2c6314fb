/** HTML as data: the server writes it as text, and the frame as elements. Nothing in it is ever read as HTML. */
export interface Branch {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Tree[];
}

export type Tree = Branch | string;

/** An element. Of the children, what is false or null is left out. */
export const h = (
  tag: string,
  attributes: Branch['attributes'],
  ...children: readonly (Tree | false | null)[]
): Branch => ({
  tag,
  attributes,
  children: children.filter((child) => child !== false && child !== null),
});

/** Names an entry of a list: the frame keeps its element as long as nothing in it changes. */
export const KEY = 'data-key';

/** What is there for those who hear the page. */
export const heard = (text: string): Branch => h('span', { class: 'heard' }, text);
