import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { BodyNode } from '../../../schema/articles/articles.ts';
import { ArticleBody } from './article-body.tsx';

const element = (
  tagName: string,
  properties: Record<string, unknown> = {},
  ...children: (BodyNode | string)[]
): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

const show = (...children: BodyNode[]) =>
  render(
    <MemoryRouter>
      <ArticleBody body={{ type: 'root', children }} />
    </MemoryRouter>,
  ).container;

test('headings, lists, tables and code are shown as what they are', () => {
  show(
    element('h2', {}, 'Third quarter'),
    element('ul', {}, element('li', {}, 'one'), element('li', {}, 'two')),
    element(
      'table',
      {},
      element('tbody', {}, element('tr', {}, element('td', { align: 'right' }, '88'))),
    ),
    element('pre', {}, element('code', { className: ['language-js'] }, 'x < 1')),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Third quarter' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('cell', { name: '88' })).toHaveClass('text-right');
  expect(screen.getByText('x < 1').tagName).toBe('CODE');
});

test('a link within the site stays in the page, one to the web gives nothing away', () => {
  show(
    element(
      'p',
      {},
      element('a', { href: '/articles/3' }, 'ours'),
      element('a', { href: 'https://example.org' }, 'theirs'),
    ),
  );
  expect(screen.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/articles/3');
  expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute(
    'rel',
    'noopener nofollow ugc',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc',
])('a link to %p is only its words', (href) => {
  show(element('p', {}, element('a', { href }, 'words')));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('words')).toBeVisible();
});

test('elements and attributes that no article needs are not made, even if the server sent them', () => {
  const page = show(
    element('script', {}, 'alert(1)'),
    element('iframe', { src: 'https://evil.example' }),
    element('style', {}, 'body{display:none}'),
    element('form', { action: 'https://evil.example' }, element('button', {}, 'go')),
    element('img', { src: 'x', onError: 'alert(1)' }),
    element('img', { src: 'javascript:alert(1)' }),
    element(
      'p',
      {
        onClick: 'alert(1)',
        style: 'position:fixed',
        dangerouslySetInnerHTML: { __html: '<b>x</b>' },
      },
      'safe',
    ),
    element('constructor', {}, 'odd'),
  );
  expect(page.querySelector('script, iframe, style, form, button, img, constructor')).toBeNull();
  expect(page.querySelector('[onclick], [style], [onerror]')).toBeNull();
  expect(screen.getByText('safe').innerHTML).toBe('safe');
});
