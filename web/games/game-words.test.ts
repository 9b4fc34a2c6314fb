import { kickoffText, scoreboardSentence } from '../../schema/games/game-sentences.ts';
import { gameStatusText } from '../../schema/games/scoreboard.ts';
import { reader, speak, t } from '../ui/language.ts';
import { lastGameSentence, recordWords } from './game-words.ts';

/** The bar in Spanish. */
beforeEach(() => speak('es'));
afterEach(() => speak('en'));

const game = {
  gameId: 7,
  isLive: true,
  isFinal: false,
  isPlayoff: false,
  isFed: false,
  homeTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: 10, possession: true },
  awayTeam: { abbreviation: 'KC', name: 'Kansas City Chiefs', score: 3, possession: false },
  status: { period: 2, displayClock: '7:42' },
};

test('the live game, and the one before', () => {
  expect(scoreboardSentence(game, reader())).toBe(
    'Kansas City Chiefs 3 en Denver Broncos 10. C2 7:42. Balón para los Denver Broncos.',
  );
  const last = {
    ...{ id: 6, opponent: 'Las Vegas Raiders', isHome: false, date: '2025-11-09' },
    ...{ isPlayoff: false, isExhibition: false },
  };
  expect(lastGameSentence({ ...last, result: 'W', score: '24-17' })).toBe(
    'Partido anterior: Victoria 24–17 contra los Las Vegas Raiders, de visita.',
  );
});

test.each([
  [{ period: 2, displayClock: '0:00' }, false, 'Medio tiempo'],
  [{ period: 3, displayClock: '0:00' }, false, 'Fin del C3'],
  [{ period: 5, displayClock: '9:02' }, false, 'TE 9:02'],
  [{ period: 5, displayClock: '0:00' }, true, 'Final/TE'],
])('the state of the game: %j', (status, isFinal, words) => {
  expect(gameStatusText({ isFinal, status }, t)).toBe(words);
});

test('when it begins, and the record before the season has', () => {
  const next = { date: '2025-11-23', gameTime: '6:25 PM', kickoffAt: '2025-11-24T01:25:00Z' };
  const before = new Date('2025-11-20T18:00:00Z');
  expect(kickoffText(next, before, reader())).toBe('dom, 23 de nov, 6:25 p.m.');
  expect(kickoffText(next, new Date('2025-11-23T18:00:00Z'), reader())).toBe('Hoy, 6:25 p.m.');
  expect(kickoffText({ ...next, gameTime: 'TBD' }, before, reader())).toBe(
    'dom, 23 de nov, por definir',
  );
  const record = { season: 2025, wins: 0, losses: 0, preseasonWins: 1, preseasonLosses: 2 };
  expect(recordWords({ ...record, isRegularSeasonStarted: false })).toEqual({
    label: 'Récord de pretemporada',
    text: '1–2',
  });
});
