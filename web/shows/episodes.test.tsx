import { jest } from '@jest/globals';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Episodes_ItemFragment } from '../gql/graphql.ts';
import { Episodes } from './episodes.tsx';
import { closePlayer, setNowPlaying, useNowPlaying } from './player/now-playing.ts';

const episode = (
  id: number,
  values: Partial<Episodes_ItemFragment> = {},
): Episodes_ItemFragment => ({
  id,
  type: 'PODCAST',
  title: `Episode ${id}`,
  description: `About ${id}`,
  url: `https://open.spotify.com/episode/${id}`,
  duration: '52:10',
  publishedAt: new Date().toISOString(),
  externalId: `spotifyEpisode${id}`,
  audioUrl: null,
  thumbnail: null,
  ...values,
});

test('the newest episode leads with its description, the others are rows', () => {
  render(<Episodes items={[episode(2), episode(1)]} hasLead />);
  const [lead, other] = screen.getAllByRole('listitem');
  expect(within(lead!).getByText('Latest episode')).toBeVisible();
  expect(within(lead!).getByText('About 2')).toBeVisible();
  expect(within(other!).queryByText('About 1')).toBeNull();
});

test('playing an episode puts its player in its row and leaves the others', async () => {
  render(<Episodes items={[episode(2), episode(1)]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play: Episode 1' }));
  expect(screen.getByTitle('Episode 1')).toHaveAttribute(
    'src',
    'https://open.spotify.com/embed/episode/spotifyEpisode1',
  );
  expect(screen.getByRole('button', { name: 'Play: Episode 2' })).toBeVisible();
});

test('an audio file goes to the player that stays, and closes the player of the platform', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const audioUrl = 'https://cdn.example/2.mp3';
  const seen = renderHook(() => useNowPlaying(({ track }) => track));
  render(<Episodes items={[episode(2, { audioUrl }), episode(1)]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play: Episode 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play: Episode 2' }));
  expect(seen.result.current).toMatchObject({ showId: 2, title: 'Episode 2', audioUrl });
  act(() => setNowPlaying({ isPlaying: true }));
  expect(screen.getByRole('button', { name: 'Pause: Episode 2' })).toBeVisible();
  expect(screen.queryByTitle('Episode 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pause: Episode 2' }));
  expect(screen.getByRole('button', { name: 'Play: Episode 2' })).toBeVisible();
  act(closePlayer);
});

test('an episode without a player leads to its page, and no episodes say so', () => {
  const { rerender } = render(<Episodes items={[episode(1, { externalId: null })]} />);
  expect(screen.getByRole('link', { name: 'Listen: Episode 1' })).toHaveAttribute(
    'href',
    'https://open.spotify.com/episode/1',
  );
  rerender(<Episodes items={[]} />);
  expect(screen.getByText('No episodes yet. Check back soon!')).toBeVisible();
});
