import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { setLiveState } from '../live/live-status.ts';
import { gameSubject, setRevealed } from '../settings/reveal.ts';
import { live, mount, show, soon } from '../testing/game-bar.tsx';
import { CHAT_MODES } from '../testing/chat-modes.ts';

const last = {
  id: 6,
  opponent: 'Las Vegas Raiders',
  isHome: false,
  result: 'W',
  score: '24-17',
  date: '2025-11-09',
  isPlayoff: false,
  isExhibition: false,
};
const next = {
  id: 8,
  opponent: 'Seattle Seahawks',
  isHome: true,
  date: '2025-11-23',
  gameTime: '6:25 PM',
  kickoffAt: '2025-11-24T01:25:00Z',
  week: 12,
  isPlayoff: false,
  tvNetwork: 'NBC',
};
const record = {
  season: 2025,
  wins: 8,
  losses: 2,
  preseasonWins: 1,
  preseasonLosses: 2,
  isRegularSeasonStarted: true,
};

const bar = () => screen.getByRole('region', { name: 'Game status' });
const sentence = (text: string) => screen.getByText(text);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-11-20T18:00:00Z') });
  act(() => setLiveState('connected'));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  setRevealed(gameSubject(7), false);
  jest.useRealTimers();
});

describe('what the bar shows', () => {
  test('a skeleton before the first response', async () => {
    mount();
    expect(screen.getByRole('status')).toHaveTextContent('Loading game status');
    expect(bar()).not.toHaveTextContent('DENVER BRONCOS');
    await soon();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('the name of the season when nothing is known', async () => {
    await show();
    expect(bar()).toHaveTextContent('DENVER BRONCOS • 2025 SEASON');
  });

  test('the name of the season also when the server does not know it', async () => {
    await show({ nextGame: () => Promise.reject(new Error('down')) });
    expect(bar()).toHaveTextContent('DENVER BRONCOS • 2025 SEASON');
  });

  test('previous game, record and the next game', async () => {
    await show({ lastCompletedGame: last, seasonRecord: record, nextGame: next });
    expect(
      sentence('Previous game: Win 24–17 against the Las Vegas Raiders, away.'),
    ).toBeInTheDocument();
    expect(bar()).toHaveTextContent(/W24–17at LV/);
    expect(bar()).toHaveTextContent('Record8–2');
    expect(bar()).toHaveTextContent('Nextvs. SEASeattle SeahawksSun, Nov 23, 6:25 PMNBC');
  });

  test.each([
    ['PRESEASON', { week: 0 }],
    ['PLAYOFF', { isPlayoff: true }],
  ])('a %s badge on the next game', async (badge, given) => {
    await show({ nextGame: { ...next, ...given } });
    expect(screen.getByText(badge)).toBeInTheDocument();
  });

  test('no zone behind the time, TBD when there is none, Today on the day', async () => {
    await show({ nextGame: { ...next, date: '2025-11-20', gameTime: '6:25 PM MT' } });
    expect(bar()).toHaveTextContent('Today, 6:25 PM');
    expect(bar()).not.toHaveTextContent('MT');
    cleanup();
    await show({ nextGame: { ...next, gameTime: '' } });
    expect(bar()).toHaveTextContent('Sun, Nov 23, TBD');
  });

  test('the preseason record until the regular season has begun', async () => {
    await show({ seasonRecord: { ...record, wins: 0, losses: 0, isRegularSeasonStarted: false } });
    expect(bar()).toHaveTextContent('Preseason record1–2');
  });

  test('the live game: points, clock, and who has the ball, in words as well', async () => {
    await show({ liveGame: live(), nextGame: next, lastCompletedGame: last });
    expect(
      sentence('Kansas City Chiefs 3 at Denver Broncos 10. Q2 7:42. Denver Broncos ball.'),
    ).toBeInTheDocument();
    expect(screen.getByText('LIVE')).toBeInTheDocument();
    expect(bar()).toHaveTextContent('KC3atDEN10Q2 7:42');
    expect(bar().querySelectorAll('[data-possession]')).toHaveLength(1);
    expect(bar()).not.toHaveTextContent('Seattle');
  });

  test.each([
    [{ period: 4, displayClock: '1:58' }, 'Q4 1:58'],
    [{ period: 5, displayClock: '9:02' }, 'OT 9:02'],
    [{ period: 6, displayClock: '0:41' }, '2OT 0:41'],
    [{ period: 2, displayClock: '0:00' }, 'Halftime'],
  ])('status %j as %s', async (status, text) => {
    await show({ liveGame: live({ status }) });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('the final score, once, without LIVE', async () => {
    const final = live({
      isLive: false,
      isFinal: true,
      isPlayoff: true,
      status: { period: 5, displayClock: '0:00' },
    });
    await show({ liveGame: final, lastCompletedGame: { ...last, id: 7 } });
    expect(screen.getByText('Final/OT')).toBeInTheDocument();
    expect(screen.getByText('PLAYOFF')).toBeInTheDocument();
    expect(screen.queryByText('LIVE')).toBeNull();
    expect(screen.queryByText(/Previous game/)).toBeNull();
  });

  test('the way into chat only while it is open', async () => {
    await show({ chatStatus: { isOpen: true, asOf: '2025-11-16T19:00:00Z', modes: CHAT_MODES } });
    expect(screen.getByRole('link', { name: 'Game Chat' })).toHaveAttribute(
      'href',
      '/fan-zone?tab=game-chat',
    );
    cleanup();
    await show();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('staying current', () => {
  test('a pushed score is shown at once; the old one fades out', async () => {
    const { push } = await show({ liveGame: live() });
    await push(live({ home: 17 }));
    expect(
      sentence('Kansas City Chiefs 3 at Denver Broncos 17. Q2 7:42. Denver Broncos ball.'),
    ).toBeInTheDocument();
    const leaving = screen.getByText('10');
    fireEvent.animationEnd(leaving);
    expect(leaving).not.toBeInTheDocument();
  });

  test('a game that begins, and one that ends, move the rest of the bar too', async () => {
    const { push, asked } = await show({ nextGame: next });
    await push(live());
    expect(asked.GameBar).toBe(2);
    await push(live({ home: 13 }));
    expect(asked.GameBar).toBe(2);
    await push(live({ isLive: false, isFinal: true }));
    expect(asked.GameBar).toBe(3);
    expect(bar()).toHaveTextContent('Final');
  });

  test('the rest is asked for every minute while scores are pushed, everything every 15 seconds while they can not be', async () => {
    const { asked } = await show({ liveGame: live() });
    await soon(59_000);
    expect(asked.GameBar).toBe(1);
    await soon(1_000);
    expect(asked.GameBar).toBe(2);
    act(() => setLiveState('reconnecting'));
    await soon(30_000);
    expect(asked.GameBar).toBe(4);
  });

  test('at kickoff the game is asked for', async () => {
    const { graph } = await show({ nextGame: { ...next, kickoffAt: '2025-11-20T18:00:20Z' } });
    graph.liveGame = live();
    await soon(20_000);
    expect(screen.getByText('LIVE')).toBeInTheDocument();
  });

  test('after a lost connection the score stays, with a notice after 5 seconds and its age after 30', async () => {
    const { graph } = await show({ liveGame: live() });
    graph.liveGame = () => Promise.reject(new Error('gone'));
    act(() => setLiveState('reconnecting'));
    await soon(4_900);
    expect(bar()).not.toHaveTextContent('Reconnecting');
    await soon(1_100);
    expect(bar()).toHaveTextContent('Reconnecting…');
    expect(bar()).not.toHaveTextContent('old');
    await soon(26_000);
    expect(bar()).toHaveTextContent(/Reconnecting…3\d s old/);
    expect(bar()).toHaveTextContent('DEN10');
    await soon(90_000);
    expect(bar()).toHaveTextContent('2 min old');
    act(() => setLiveState('connected'));
    expect(bar()).not.toHaveTextContent('Reconnecting');
  });
});

describe('settings', () => {
  test('spoiler mode hides every score and result until it is asked to reveal them', async () => {
    const { push } = await show(
      { liveGame: live(), lastCompletedGame: last, seasonRecord: record },
      { spoilerMode: true },
    );
    expect(sentence('Kansas City Chiefs at Denver Broncos. Q2 7:42.')).toBeInTheDocument();
    expect(bar()).not.toHaveTextContent(/10|24|8–2|Win/);

    fireEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    expect(bar()).toHaveTextContent('DEN10');
    expect(bar()).toHaveTextContent('8–2');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(bar()).not.toHaveTextContent('DEN10');

    fireEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    await push(live({ gameId: 99 }));
    expect(screen.getByRole('button', { name: 'Reveal' })).toBeInTheDocument();
  });

  test('changes are announced politely, but only where that was asked for, and not each tick of the clock', async () => {
    const { push } = await show({ liveGame: live() }, { screenReader: true });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await push(live({ status: { displayClock: '7:01' } }));
    expect(status).toBeEmptyDOMElement();
    await push(live({ home: 16 }));
    expect(status).toHaveTextContent('Kansas City Chiefs 3 at Denver Broncos 16.');
    cleanup();

    await show({ liveGame: live() });
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('nothing is announced that spoiler mode hides', async () => {
    const { push } = await show({ liveGame: live() }, { screenReader: true, spoilerMode: true });
    await push(live({ home: 16 }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
