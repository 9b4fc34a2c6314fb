import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../articles/reading/article-body.tsx';
import { speak } from '../language.ts';
import { Motion } from './motion.tsx';

const SRC = `/uploads/moving-${'0'.repeat(32)}.webp`;
const { matchMedia, IntersectionObserver: known } = globalThis as unknown as Window & {
  IntersectionObserver?: typeof IntersectionObserver;
};

/** Sets whether the visitor's system prefers reduced motion. */
function calm(isCalm: boolean) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: isCalm }) as MediaQueryList;
}
/** Moves what is shown into the window, or out of it. */
let scroll: (isIntersecting: boolean) => void;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      scroll = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(async () => {
  window.matchMedia = matchMedia;
  if (known) globalThis.IntersectionObserver = known;
  else delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  await speak('en');
});

const show = () => render(<Motion src={SRC} />).container;
const moving = (container: HTMLElement) => container.querySelector(`img[src="${SRC}"]`);

test('an animation plays by itself while it is in the window, until it is paused', async () => {
  calm(false);
  const page = show();
  expect(moving(page)).toBeNull();
  scroll(true);
  expect(moving(page)).not.toBeNull();
  scroll(false);
  expect(moving(page)).toBeNull();
  scroll(true);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Pause animation' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(moving(page)).toBeNull();
  expect(screen.getByRole('button', { name: 'Play animation' })).toHaveFocus();
});

test('where little motion is wanted it waits to be played', async () => {
  calm(true);
  const page = show();
  scroll(true);
  expect(moving(page)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(moving(page)).not.toBeNull();
});

test('the button is named in Spanish', async () => {
  await speak('es');
  calm(false);
  show();
  expect(screen.getByRole('button', { name: 'Pausar la animación' })).toBeVisible();
});

test('in the text of an article pictures move as well, but none inside of a link', () => {
  calm(false);
  const img = {
    type: 'element' as const,
    tagName: 'img',
    properties: { src: SRC.replace('.webp', '.jpg'), alt: 'A touchdown' },
  };
  const link = {
    type: 'element' as const,
    tagName: 'a',
    properties: { href: 'https://example.org' },
    children: [img],
  };
  render(<ArticleBody body={{ type: 'root', children: [img, link] }} />);
  expect(screen.getAllByRole('img', { name: 'A touchdown' })).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
