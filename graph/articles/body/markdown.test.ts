import type { BodyNode } from '../../../schema/articles/articles.ts';
import { renderMarkdown } from './markdown.ts';

interface Found {
  readonly tagName: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

function elementsOf(nodes: readonly BodyNode[]): Found[] {
  return nodes.flatMap((node) =>
    node.type === 'element'
      ? [
          { tagName: node.tagName, properties: node.properties ?? {} },
          ...elementsOf(node.children ?? []),
        ]
      : [],
  );
}

const textOf = (nodes: readonly BodyNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : textOf(node.children ?? []))).join('');

const elementsIn = (source: string) => elementsOf(renderMarkdown(source).children);
const tagsIn = (source: string) => elementsIn(source).map(({ tagName }) => tagName);

test('CommonMark and GFM become elements', () => {
  expect(tagsIn('## Title\n\n*a* **b** ~~c~~\n\n> q\n\n1. x\n\n| h |\n|---|\n| d |')).toEqual([
    'h2',
    'p',
    'em',
    'strong',
    'del',
    'blockquote',
    'p',
    'ol',
    'li',
    'table',
    'thead',
    'tr',
    'th',
    'tbody',
    'tr',
    'td',
  ]);
});

test('a first heading is lowered, because the page has its own', () => {
  expect(tagsIn('# Loud')).toEqual(['h2']);
});

test('links to other sites send no referrer; links within the site are unchanged', () => {
  const [, out, own] = elementsIn('[a](https://example.org) [b](/articles/2)');
  expect(out?.properties).toEqual({
    href: 'https://example.org',
    rel: ['noopener', 'nofollow', 'ugc'],
  });
  expect(own?.properties).toEqual({ href: '/articles/2' });
});

test('a footnote and its reference point at each other', () => {
  const found = elementsIn('Fact[^1].\n\n[^1]: Source.');
  const ids = new Set(found.map(({ properties }) => properties.id));
  const jumps = found
    .map(({ properties }) => properties.href)
    .filter((href) => typeof href === 'string');
  expect(jumps).toHaveLength(2);
  for (const jump of jumps) expect(ids).toContain(jump.slice(1));
});

test('source positions are not sent', () => {
  expect(JSON.stringify(renderMarkdown('**x**\n\n- y'))).not.toContain('position');
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<form action=https://evil.example><input name=password></form>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61&#x76&#x61script:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x]( javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](file:///etc/passwd)',
  '[x][ref]\n\n[ref]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x" onerror="alert(1)](x)',
  '[x](https://example.org "\\" onclick=\\"alert(1)")',
  '[a [b](javascript:alert(1)) c](https://example.org)',
  '```"><script>alert(1)</script>\ncode\n```',
  '- [x] <input type=text autofocus onfocus=alert(1)>',
  'Footnote[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: x',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<details open ontoggle=alert(1)>x</details>',
  '<base href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example>',
  '<object data="data:text/html,x"></object>',
];

test.each(HOSTILE)('%p does nothing', (source) => {
  for (const { tagName, properties } of elementsIn(source)) {
    expect([
      'p',
      'a',
      'img',
      'pre',
      'code',
      'ul',
      'li',
      'input',
      'sup',
      'section',
      'h2',
      'ol',
    ]).toContain(tagName);
    if (tagName === 'input') expect(properties).toMatchObject({ type: 'checkbox', disabled: true });
    for (const [name, value] of Object.entries(properties)) {
      expect(name).not.toMatch(/^on|^style$|^src.?doc$/i);
      if (name === 'href' || name === 'src')
        expect(String(value)).toMatch(/^(?:https?:|mailto:|[^:]*(?:[#/?]|$))/);
    }
  }
});

test('absurd nesting neither stops the server nor is sent unescaped', () => {
  const deep = renderMarkdown(`${'> '.repeat(3000)}bottom`);
  expect(textOf(deep.children)).toContain('bottom');
  expect(JSON.stringify(deep).split('blockquote').length).toBeLessThan(50);
  expect(textOf(renderMarkdown('['.repeat(20_000)).children)).toHaveLength(20_000);
});
