import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** What is embedded becomes a link, which the article's reader plays if it is a video. */
function linkEmbeds(node: Root | Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const { src } = child.properties;
    if (child.tagName === 'iframe' && typeof src === 'string') {
      const href = src.startsWith('//') ? `https:${src}` : src;
      child.tagName = 'p';
      child.children = [
        {
          type: 'element',
          tagName: 'a',
          properties: { href },
          children: [{ type: 'text', value: href }],
        },
      ];
      child.properties = {};
    } else linkEmbeds(child);
  }
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => linkEmbeds)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' })
  .freeze();

/** HTML of another site's editor as Markdown. What Markdown can't say is left out; too deep nesting becomes text. */
export function markdownOf(html: string): string {
  try {
    return String(processor.processSync(html)).trim();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return html.replaceAll(/<[^>]*>/g, ' ').trim();
  }
}

const BLOCK = /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|figure|hr|section|iframe)\b/i;

/** WordPress stores paragraphs as blank lines, and its blocks between comments. */
export function withParagraphs(text: string): string {
  return text
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
