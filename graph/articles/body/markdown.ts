import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Root as Mdast } from 'mdast';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { BodyNode, BodyRoot } from '../../../schema/articles/articles.ts';

/** Everything an article may contain. What is not named here does not leave the server. */
const ALLOWED: Options = {
  tagNames: [
    'p',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'em',
    'del',
    'blockquote',
    'ul',
    'ol',
    'li',
    'code',
    'pre',
    'hr',
    'br',
    'a',
    'img',
    'input',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sup',
    'section',
  ],
  attributes: {
    a: ['href', 'title', 'id', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['id'],
    ol: ['start'],
    code: [['className', /^language-[\w+#.-]{1,30}$/]],
    section: ['dataFootnotes'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
    h2: ['id'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: { tbody: ['table'], td: ['table'], th: ['table'], thead: ['table'], tr: ['table'] },
  strip: ['script', 'style'],
  // Ids come from footnotes alone, and these carry their prefix already.
  clobber: [],
};

function lowerHeadings(node: Mdast | Mdast['children'][number]): void {
  if (node.type === 'heading' && node.depth === 1) node.depth = 2;
  if ('children' in node) for (const child of node.children) lowerHeadings(child);
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // The page's own title is its only first heading.
  .use(() => lowerHeadings)
  .use(remarkRehype)
  .use(rehypeSanitize, ALLOWED)
  .freeze();

/** Deeper nesting than any text needs; what lies below is shown as its plain text. */
const DEEPEST = 40;

/**
 * Markdown (CommonMark + GFM) as a sanitized tree: no raw HTML, links only to http, https, mailto or the site itself.
 * Text too deeply nested to parse comes back unchanged.
 */
export function renderMarkdown(source: string): BodyRoot {
  try {
    const tree = processor.runSync(processor.parse(source));
    return { type: 'root', children: inside(tree, 1) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return plainBody(source);
  }
}

/** The unformatted text, in paragraphs. */
export const plainBody = (source: string): BodyRoot => ({
  type: 'root',
  children: source
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      type: 'element',
      tagName: 'p',
      children: [{ type: 'text', value: part }],
    })),
});

/** Elements in which a line break between two children is the mark of the source, not of the text. */
const BLOCKS = new Set([
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'section',
]);

function inside(parent: Root | Element, depth: number): BodyNode[] {
  const isBlock = parent.type === 'root' || BLOCKS.has(parent.tagName);
  const children: readonly (RootContent | ElementContent)[] = parent.children;
  return children.flatMap((child) =>
    isBlock && child.type === 'text' && child.value === '\n' ? [] : finished(child, depth),
  );
}

/** The node as it leaves the server: no positions, links and headings set for the page, depth bounded. */
function finished(node: RootContent | ElementContent, depth: number): BodyNode[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  if (depth > DEEPEST) return [{ type: 'text', value: textOf(node) }];
  const properties = propertiesOf(node);
  return [
    {
      type: 'element',
      tagName: node.tagName,
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(node.children.length > 0 && { children: inside(node, depth + 1) }),
    },
  ];
}

const isOutside = (href: unknown) =>
  typeof href === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

function propertiesOf({ tagName, properties }: Element): Record<string, unknown> {
  if (tagName === 'a' && isOutside(properties.href))
    return { ...properties, rel: ['noopener', 'nofollow', 'ugc'] };
  if (tagName === 'img')
    return { ...properties, alt: properties.alt ?? '', loading: 'lazy', decoding: 'async' };
  return properties;
}

const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'element'
      ? node.children.map(textOf).join('')
      : '';
