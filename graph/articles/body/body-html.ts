import type { BodyElement, BodyNode, BodyRoot } from '../../../schema/articles/articles.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Text escaped for HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

const VOID = new Set(['br', 'hr', 'img', 'input']);
const ADDRESSES = new Set(['href', 'src']);
/** Names of HTML attributes where they differ from those of the tree. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', ariaLabel: 'aria-label' };
/** For pages of ours alone. */
const OWN = new Set(['dataFootnoteRef', 'dataFootnoteBackref', 'dataFootnotes', 'decoding']);

/**
 * The text of an article as HTML, out of the sanitized tree that pages show too. With `base`, the address of the
 * article, links and images are absolute, as feeds need them.
 */
export function bodyHtml({ children }: BodyRoot, base?: string): string {
  return children.map((node) => nodeHtml(node, base)).join('\n');
}

function nodeHtml(node: BodyNode, base: string | undefined): string {
  if (node.type === 'text') return escapeHtml(node.value);
  const open = `<${node.tagName}${attributes(node, base)}>`;
  if (VOID.has(node.tagName)) return open;
  const inside = (node.children ?? []).map((child) => nodeHtml(child, base)).join('');
  return `${open}${inside}</${node.tagName}>`;
}

const isSaid = (value: unknown) =>
  value != null && value !== false && !(Array.isArray(value) && value.length === 0);

const attributes = ({ properties = {} }: BodyElement, base: string | undefined): string =>
  Object.entries(properties)
    .filter(([name, value]) => !OWN.has(name) && isSaid(value))
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
      return ` ${NAMES[name] ?? name}="${escapeHtml(ADDRESSES.has(name) ? absolute(text, base) : text)}"`;
    })
    .join('');

const absolute = (address: string, base: string | undefined) =>
  base !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address;
