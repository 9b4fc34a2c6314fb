import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiteEmbed_ItemFragment } from '../gql/graphql.ts';
import { LiteEmbed } from './lite-embed.tsx';

const FILM_ROOM: LiteEmbed_ItemFragment = {
  id: 1,
  type: 'YOUTUBE',
  title: 'Film room',
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  duration: '12:04',
  thumbnail: {
    url: '/uploads/film.jpg',
    width: 1280,
    height: 720,
    placeholder: null,
    animation: null,
    sources: [{ type: 'image/webp', srcset: '/uploads/film.webp 1280w' }],
  },
  externalId: 'abcdefghijk',
  isCurrentlyLive: false,
};

const show = (values: Partial<LiteEmbed_ItemFragment> = {}) =>
  render(<LiteEmbed item={{ ...FILM_ROOM, ...values }} sizes="100vw" />).container;
const player = () => document.querySelector('iframe');
const picture = () => document.querySelector('img');

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('a video is a picture until it is asked for, then the player takes its place', async () => {
  show();
  expect(player()).toBeNull();
  expect(picture()).toHaveAttribute('src', '/uploads/film.jpg');
  expect(document.querySelector('source')).toHaveAttribute('sizes', '100vw');

  await userEvent.click(screen.getByRole('button', { name: /^Play: Film room/ }));
  expect(screen.getByTitle('Film room')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&playsinline=1&enablejsapi=1',
  );
  expect(picture()).toBeNull();
  expect(player()).toHaveFocus();
});

test('the show at the top begins where the address says', async () => {
  window.history.replaceState(null, '', '/home?t=90#live-video');
  render(<LiteEmbed item={FILM_ROOM} isFirst sizes="100vw" />);
  await userEvent.click(screen.getByRole('button', { name: /^Play: Film room/ }));
  window.history.replaceState(null, '', '/');
  expect(player()?.src).toContain('&start=90');
});

test.each(['/home', '/home?t=soon', '/home?t=-5'])(
  'and at its beginning for %s',
  async (address) => {
    window.history.replaceState(null, '', address);
    render(<LiteEmbed item={FILM_ROOM} isFirst sizes="100vw" />);
    await userEvent.click(screen.getByRole('button', { name: /^Play: Film room/ }));
    window.history.replaceState(null, '', '/');
    expect(player()?.src).not.toContain('start=');
  },
);

test('what is live plays by itself, without sound', () => {
  show({ isCurrentlyLive: true });
  expect(player()?.src).toContain('autoplay=1');
  expect(player()?.src).toContain('mute=1');
});

test('nothing plays by itself for visitors who save data; the word LIVE says what they would see', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show({ isCurrentlyLive: true });
  expect(player()).toBeNull();
  expect(screen.getByText('LIVE')).toBeVisible();
});

test('a picture that fails gives way to the stock picture', () => {
  show();
  fireEvent.error(picture()!);
  expect(picture()).not.toHaveAttribute('src', '/uploads/film.jpg');
  expect(document.querySelector('source')).toBeNull();
});

test.each([
  ['https://www.youtube.com/watch?t=9&v=abcdefghijk', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/shorts/abcdefghijk?x=1', 'abcdefghijk'],
])('without an id of its own the one in %s counts', async (url, id) => {
  show({ externalId: null, url });
  await userEvent.click(screen.getByRole('button'));
  expect(player()?.src).toContain(`/embed/${id}?`);
});

test.each(['"><script>', '../../evil', 'javascript:alert(1)', 'a b', ''])(
  'an id like %p is never put into an address',
  (externalId) => {
    show({ externalId, url: 'https://example.org/show' });
    expect(player()).toBeNull();
    expect(screen.getByRole('link', { name: /^Watch: Film room/ })).toHaveAttribute(
      'href',
      'https://example.org/show',
    );
  },
);
