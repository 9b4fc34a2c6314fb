import type { Tree } from '../../../schema/embeds/tree.ts';
import { escapeHtml } from '../../articles/body/body-html.ts';

/** The HTML of a tree. */
export function treeHtml(tree: Tree): string {
  if (typeof tree === 'string') return escapeHtml(tree);
  const { tag, attributes, children } = tree;
  const names = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${names.join('')}>${children.map(treeHtml).join('')}</${tag}>`;
}
