import { step } from './step.ts';

/** Articles whose upper edges are so far below that of the window, in px. */
function show(...tops: number[]) {
  document.body.replaceChildren(
    ...tops.map((top, index) => {
      const article = document.createElement('article');
      article.dataset.item = '';
      article.innerHTML = `<p>Opinion</p><a href="/articles/${index}">${index}</a><a href="/tag">Tag</a>`;
      article.getBoundingClientRect = () => ({ top }) as DOMRect;
      article.scrollIntoView = () => undefined;
      return article;
    }),
  );
}
const focused = () => document.activeElement?.textContent;

beforeEach(() => document.documentElement.style.setProperty('scroll-padding-top', '100px'));
afterEach(() => document.documentElement.removeAttribute('style'));

test('it begins where the eyes are: below the bars, or just above them', () => {
  show(-400, 40, 100, 500);
  step(1);
  expect(focused()).toBe('2');
  show(-400, 40, 100, 500);
  step(-1);
  expect(focused()).toBe('1');
});

test('below the last one there is no next, and above the first none before', () => {
  show(-400, -100);
  step(1);
  expect(document.body).toHaveFocus();
  show(200, 500);
  step(-1);
  expect(document.body).toHaveFocus();
  show();
  step(1);
  expect(document.body).toHaveFocus();
});

test('from a tag of an article it goes on to the next article', () => {
  show(200, 500);
  document.querySelector<HTMLElement>('[href="/tag"]')!.focus();
  step(1);
  expect(focused()).toBe('1');
});
