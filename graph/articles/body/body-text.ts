import type { BodyElement, BodyNode, BodyRoot } from '../../../schema/articles/articles.ts';

const BLOCKS = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'ul',
  'ol',
  'pre',
  'table',
  'section',
]);

/** The text of an article for those who see no markup: blocks apart, links with their addresses, as `base` has them. */
export const bodyText = ({ children }: BodyRoot, base: string): string =>
  blocks(children, base).join('\n\n');

/** Inline content between two blocks is a paragraph. */
function blocks(nodes: readonly BodyNode[], base: string): string[] {
  const found: string[] = [];
  let line = '';
  for (const node of nodes) {
    if (node.type === 'element' && (BLOCKS.has(node.tagName) || node.tagName === 'hr')) {
      if (line.trim()) found.push(line.trim());
      line = '';
      found.push(block(node, base));
    } else line += inline(node, base);
  }
  if (line.trim()) found.push(line.trim());
  return found;
}

const indented = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line && others) + line)
    .join('\n');

function block({ tagName, properties, children = [] }: BodyElement, base: string): string {
  switch (tagName) {
    case 'hr':
      return '* * *';
    case 'blockquote':
      return indented(blocks(children, base).join('\n\n'), '> ', '> ');
    case 'ul':
    case 'ol':
      return children
        .filter((child) => child.type === 'element')
        .map((item, index) => {
          const mark = tagName === 'ol' ? `${Number(properties?.start ?? 1) + index}. ` : '- ';
          return indented(
            blocks(item.children ?? [], base).join('\n'),
            mark,
            ' '.repeat(mark.length),
          );
        })
        .join('\n');
    case 'table':
      return rowsOf(children)
        .map((row) => (row.children ?? []).map((cell) => inline(cell, base).trim()).join(' | '))
        .join('\n');
    case 'section':
      return blocks(children, base).join('\n\n');
    default:
      return children
        .map((child) => inline(child, base))
        .join('')
        .trim();
  }
}

const rowsOf = (nodes: readonly BodyNode[]): BodyElement[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [] : node.tagName === 'tr' ? [node] : rowsOf(node.children ?? []),
  );

function inline(node: BodyNode, base: string): string {
  if (node.type === 'text') return node.value;
  const text = (node.children ?? []).map((child) => inline(child, base)).join('');
  const { href, alt, checked } = node.properties ?? {};
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'img') return typeof alt === 'string' && alt ? `[${alt}]` : '';
  if (node.tagName === 'input') return checked ? '[x]' : '[ ]';
  if (node.tagName !== 'a' || typeof href !== 'string') return text;
  const address = URL.canParse(href, base) ? new URL(href, base).href : href;
  return text === href || text === address ? address : `${text} (${address})`;
}
