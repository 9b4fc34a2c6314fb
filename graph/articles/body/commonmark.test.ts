import { createRequire } from 'node:module';
import { bodyHtml } from './body-html.ts';
import { renderMarkdown } from './markdown.ts';

interface Example {
  readonly number: number;
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}
const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: Example[] };

/** HTML as a tree would be written: without what pages add, and without line ends between blocks. */
const plain = (html: string) =>
  html
    .replaceAll(/ (?:rel|loading|decoding)="[^"]*"/g, '')
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll(/ \/>/g, '>')
    .replaceAll(/>\s*\n\s*/g, '>')
    .replaceAll(/\s*\n\s*</g, '<')
    .trim();

/** What the site means to do otherwise, by example of the specification. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  'raw HTML is dropped': [
    21,
    31,
    201,
    308,
    309,
    344,
    475,
    476,
    477,
    491,
    494,
    524,
    536,
    642,
    643,
    ...Array.from({ length: 44 }, (_, n) => 148 + n),
    ...[613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630, 631],
  ],
  'links go to http, https and mailto alone': [500, 596, 597, 598, 599, 601],
  'GFM makes links of bare addresses': [602, 606, 608, 611, 612],
  'a language has a plain name': [34, 144],
};
const otherwise = new Set(Object.values(OTHERWISE).flat());

const written = tests.map((example) => ({
  ...example,
  markdown: example.markdown.replaceAll('→', '\t'),
  html: example.html.replaceAll('→', '\t'),
}));

test.each(written.filter(({ number }) => !otherwise.has(number)))(
  '$number $section',
  ({ markdown, html }) => {
    expect(plain(bodyHtml(renderMarkdown(markdown)))).toBe(plain(html));
  },
);

test.each(written.filter(({ number }) => otherwise.has(number)))(
  '$number $section, which is otherwise here, brings no tag of its own along',
  ({ markdown }) => {
    expect(bodyHtml(renderMarkdown(markdown))).not.toMatch(
      /<(?!\/?(?:p|a|em|strong|code|pre|ul|ol|li|h2|h3|hr|br|blockquote|table|thead|tbody|tr|th|td|del)\b)/,
    );
  },
);
