import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import { USER_KEY } from '../../schema/site/device.ts';
import { setLiveState } from '../live/live-status.ts';
import { MoodBanner } from '../mood/mood-banner.tsx';
import { dana } from './auth-page.tsx';
import { type Answers, schemaClient } from './schema-client.ts';
import { Toasts } from './toasts.tsx';

export interface SentMood {
  moodLevel: number;
  moodDescription?: string | null;
}

/** What the server was sent, and what it has. */
export const moods = { sent: [] as SentMood[], mine: null as object | null };

export function forgetMoods(): void {
  moods.sent = [];
  moods.mine = null;
  localStorage.clear();
  sessionStorage.clear();
  setLiveState('connected');
}

/** What is downloaded when it is needed is there already, so that no test waits for it. */
export const loadMoodParts = () =>
  Promise.all([import('../mood/mood-details.tsx'), import('../accounts/sign-in/auth-dialog.tsx')]);

export const week = (average: number | null, moods: number, revision = moods) => ({
  season: 2025,
  gameWeek: 11,
  average,
  moods,
  revision,
  days: [
    { day: '2025-11-14', average: null },
    { day: '2025-11-15', average: 6.02 },
    { day: '2025-11-16', average },
  ],
});

export function showMood({ isMember = true, ...answers }: Answers & { isMember?: boolean } = {}) {
  if (isMember) localStorage.setItem(USER_KEY, JSON.stringify(dana));
  const graph = schemaClient({
    restoreSession: { user: dana },
    communityMood: week(7.44, 38),
    myMood: () => moods.mine,
    submitMood: ({ input }: { input: SentMood }) => {
      moods.sent.push({ ...input });
      moods.mine = { id: 3, moodDescription: null, ...input };
      return { mood: moods.mine };
    },
    ...answers,
  });
  const reload = jest.fn<() => void>();
  render(
    <ApolloProvider client={graph.client}>
      <AuthProvider reload={reload}>
        <MoodBanner />
        <Toasts />
      </AuthProvider>
    </ApolloProvider>,
  );
  return { ...graph, reload };
}

export const strip = () => screen.findByRole('button', { name: /^Fan mood/ });
export const open = async () => userEvent.click(await strip());
export const slider = () => screen.findByRole('slider', { name: 'Your mood' });
export const move = async (level: number) =>
  fireEvent.change(await slider(), { target: { value: String(level) } });
export const why = () => screen.findByRole('textbox', { name: 'Why? (optional)' });
export const face = (name: string) => screen.findByRole('radio', { name });
export const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /(Submit|Update) mood/ }));
