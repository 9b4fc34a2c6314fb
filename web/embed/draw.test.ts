import { h, KEY } from '../../schema/embeds/tree.ts';
import { draw } from './draw.ts';

const list = (...keys: readonly string[]) => [
  h('ol', {}, ...keys.map((key) => h('li', { [KEY]: key }, `Message ${key}`))),
];
const items = (parent: Element) => [...parent.querySelectorAll('li')];
const texts = (parent: Element) => items(parent).map(({ textContent }) => textContent);

test('an entry keeps its element while others come and go', () => {
  const parent = document.createElement('main');
  draw(parent, list('1', '2', '3'));
  const [, second, third] = items(parent);
  const moved: string[] = [];
  const observer = new MutationObserver(() => undefined);
  observer.observe(parent, { childList: true, subtree: true });
  draw(parent, list('2', '3', '4'));
  for (const { addedNodes, removedNodes } of observer.takeRecords()) {
    for (const node of addedNodes) moved.push(`+ ${node.textContent}`);
    for (const node of removedNodes) moved.push(`- ${node.textContent}`);
  }
  expect(texts(parent)).toEqual(['Message 2', 'Message 3', 'Message 4']);
  expect(items(parent).slice(0, 2)).toEqual([second, third]);
  // What is announced is the new one alone.
  expect(moved).toEqual(['- Message 1', '+ Message 4']);
});

test('an entry from before is put in its place', () => {
  const parent = document.createElement('main');
  draw(parent, list('2', '4'));
  draw(parent, list('1', '2', '3', '4'));
  expect(texts(parent)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4']);
});

test('it takes over what the server has written, and changes only what differs', () => {
  const parent = document.createElement('main');
  parent.innerHTML = '<section class="next"><p>Q1 7:42</p><b class="points">3</b></section>';
  const [section] = parent.children;
  const points = parent.querySelector('b');
  draw(parent, [
    h('section', { class: 'next' }, h('p', {}, 'Q1 7:41'), h('b', { class: 'points' }, '10')),
  ]);
  expect(parent.children[0]).toBe(section);
  expect(parent.querySelector('b')).toBe(points);
  expect(parent.innerHTML).toBe(
    '<section class="next"><p>Q1 7:41</p><b class="points">10</b></section>',
  );
});

test('another element takes the place of one, and attributes go', () => {
  const parent = document.createElement('main');
  draw(parent, [h('p', { class: 'quiet' }, 'Loading'), 'text']);
  draw(parent, [h('section', {}, 'There'), h('p', {}, 'more')]);
  expect(parent.innerHTML).toBe('<section>There</section><p>more</p>');
  draw(parent, []);
  expect(parent.innerHTML).toBe('');
});

test('text is never read as HTML', () => {
  const parent = document.createElement('main');
  draw(parent, [h('p', {}, '<img src=x onerror=alert(1)>')]);
  expect(parent.querySelector('img')).toBeNull();
});
