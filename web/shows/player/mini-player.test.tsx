import { jest } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext, type Auth } from '../../accounts/session/auth.ts';
import { changeSettings } from '../../settings/podcast-settings.ts';
import { schemaClient } from '../../testing/schema-client.ts';
import { speak } from '../../ui/language.ts';
import { audioElement, closePlayer, pauseEpisode, playEpisode, type Track } from './now-playing.ts';
import { PlayerDock } from './player-dock.tsx';
import { positionOf, storePosition } from './stored-positions.ts';

const user = userEvent.setup();
const EPISODE: Track = {
  showId: 7,
  title: 'Ten points and a punt',
  audioUrl: 'https://cdn.example/7.mp3',
  picture: null,
  href: null,
};

/** The element of jsdom plays nothing: it does what a browser's does with a file of an hour. */
function fakeAudio() {
  const audio = audioElement();
  const facts = { paused: true, duration: NaN, readyState: 0, currentTime: 0, error: null };
  for (const name of Object.keys(facts) as (keyof typeof facts)[])
    Object.defineProperty(audio, name, {
      configurable: true,
      get: () => facts[name],
      set: (value: never) => void (facts[name] = value),
    });
  const fire = (type: string) => act(() => void fireEvent(audio, new Event(type)));
  const set = (change: object) => Object.assign(facts, change);
  audio.play = () => {
    set({ paused: false });
    queueMicrotask(() => fire('play'));
    return Promise.resolve();
  };
  audio.pause = () => {
    if (facts.paused) return;
    set({ paused: true });
    fire('pause');
  };
  audio.load = () => void set({ currentTime: 0, readyState: 0, duration: NaN });
  return {
    audio,
    facts,
    fire,
    /** The file comes. */
    loaded() {
      set({ duration: 3600, readyState: 4 });
      fire('loadedmetadata');
      fire('durationchange');
    },
    at(seconds: number) {
      set({ currentTime: seconds });
      fire('timeupdate');
    },
  };
}

let audio: ReturnType<typeof fakeAudio>;
beforeEach(() => {
  localStorage.clear();
  audio = fakeAudio();
});
afterEach(async () => {
  act(closePlayer);
  await speak('en');
});

function open({ isAuthenticated = false, answers = {} } = {}) {
  const { client } = schemaClient(answers);
  return render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <AuthContext value={{ isAuthenticated } as Auth}>
          <main id="main" tabIndex={-1} />
          <PlayerDock />
        </AuthContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const play = async (track = EPISODE, startAt?: number) => {
  await act(async () => playEpisode(track, startAt));
  await screen.findByRole('region', { name: 'Player' });
};
const slider = () => screen.getByRole('slider', { name: 'Playback position' });

test('nothing is there until something plays; then it plays, jumps, changes its speed and closes', async () => {
  open();
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  await play();
  audio.loaded();
  expect(audio.audio.src).toBe(EPISODE.audioUrl);
  expect(screen.getByText('Ten points and a punt')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(audio.facts.paused).toBe(true);
  audio.at(100);
  await user.click(screen.getByRole('button', { name: 'Back 10 seconds' }));
  expect(audio.facts.currentTime).toBe(90);
  await user.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
  expect(audio.facts.currentTime).toBe(120);
  audio.at(120);
  expect(slider()).toHaveAttribute('aria-valuetext', '2:00 of 1:00:00');
  slider().focus();
  await user.keyboard('{ArrowRight}');
  expect(audio.facts.currentTime).toBe(125);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(audio.audio.playbackRate).toBe(1.5);
  await user.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(audio.audio).not.toHaveAttribute('src');
  expect(document.documentElement.style.getPropertyValue('--player-height')).toBe('');
});

test('an episode goes on where it stopped, and one that was heard begins anew', async () => {
  open();
  await play();
  audio.loaded();
  audio.at(300);
  act(pauseEpisode);
  expect(positionOf(7)).toMatchObject({ seconds: 300 });
  await play({ ...EPISODE, showId: 8, title: 'Another' });
  audio.loaded();
  expect(audio.facts.currentTime).toBe(0);
  await play();
  audio.loaded();
  expect(audio.facts.currentTime).toBe(300);
  audio.at(3590);
  act(closePlayer);
  expect(positionOf(7)).toMatchObject({ seconds: 0 });
});

test('a place that is asked for goes before the stored one', async () => {
  storePosition(7, { seconds: 300, at: Date.now() });
  open();
  await play(EPISODE, 42);
  audio.loaded();
  expect(audio.facts.currentTime).toBe(42);
});

test('a member goes on where another device stopped, and the account gets the place when it pauses', async () => {
  storePosition(7, { seconds: 30, at: Date.parse('2025-11-20T10:00:00Z') });
  const saved: object[] = [];
  const answers = {
    listeningPosition: { showId: 7, seconds: 500, heardAt: '2025-11-20T19:00:00.000Z' },
    saveListeningPosition: ({ input }: { input: object }) => {
      saved.push(input);
      return { position: input };
    },
  };
  open({ isAuthenticated: true, answers });
  await play();
  audio.loaded();
  await waitFor(() => expect(audio.facts.currentTime).toBe(500));
  audio.at(510);
  act(pauseEpisode);
  await waitFor(() => expect(saved).toMatchObject([{ showId: 7, seconds: 510 }]));
});

test('an older place of the account changes nothing', async () => {
  storePosition(7, { seconds: 30, at: Date.now() });
  const read = jest.fn(() => ({ showId: 7, seconds: 500, heardAt: '2025-11-20T19:00:00.000Z' }));
  open({ isAuthenticated: true, answers: { listeningPosition: read } });
  await play();
  audio.loaded();
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(audio.facts.currentTime).toBe(30);
});

test('a file that fails says so, and can be tried again', async () => {
  open();
  await play();
  audio.facts.error = {} as never;
  audio.fire('error');
  expect(screen.getByText('We can’t play this episode right now.')).toBeVisible();
  audio.facts.error = null;
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(audio.facts.paused).toBe(false));
});

test('it plays at the volume of the settings, in the language of the page, and ends with the site', async () => {
  const { unmount } = open();
  await play();
  act(() => changeSettings({ volume: [40] }));
  expect(audio.audio.volume).toBeCloseTo(0.4);
  await act(() => speak('es'));
  expect(await screen.findByRole('button', { name: 'Cerrar el reproductor' })).toBeVisible();
  expect(audio.facts.paused).toBe(false);
  unmount();
  expect(audio.facts.paused).toBe(true);
});

test('of the audio and a video of the page one is heard', async () => {
  const frame = document.createElement('iframe');
  frame.src = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
  document.body.append(frame);
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue();
  const says = (message: object) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          data: JSON.stringify(message),
          source: frame.contentWindow,
          origin: 'https://www.youtube-nocookie.com',
        }),
      );
    });
  open();
  await play();
  await waitFor(() =>
    expect(post.mock.calls.map(([message]) => message as string).join()).toContain('pauseVideo'),
  );
  says({ event: 'infoDelivery', info: { muted: true, playerState: 1 } });
  expect(audio.facts.paused).toBe(false);
  says({ event: 'infoDelivery', info: { muted: false } });
  expect(audio.facts.paused).toBe(true);
  frame.remove();
});
