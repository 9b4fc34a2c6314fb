import { CHAT_MAX_LENGTH } from '../../../schema/chat.ts';
import { CHAT_WAIT_SECONDS } from '../../../schema/chat-modes.ts';
import { INVENTED_OPPONENTS, withPlayers } from '../../plays/demo/players.ts';
import { simulateGame } from '../../plays/demo/simulation.ts';
import { crowdLines } from './crowd-lines.ts';

const FANS = Array.from({ length: 40 }, (_, at) => ({ speaksSpanish: at === 4 }));
const TEAMS = { home: INVENTED_OPPONENTS, away: INVENTED_OPPONENTS };
const msAt = (second: number) => (second / 2.75) * 1000;

function evening(seed: number, fans = FANS) {
  const log = withPlayers(simulateGame(seed).log, TEAMS, seed);
  return { log, lines: crowdLines({ seed, log, ours: 'home', fans, msAt }) };
}
const EVENINGS = Array.from({ length: 200 }, (_, index) => evening(index * 7919));

test('of the same game the crowd says the same, so that every node posts the same', () => {
  expect(evening(7).lines).toEqual(evening(7).lines);
  expect(evening(7, []).lines).toEqual([]);
});

test('in 200 games no fan posts twice within the wait of the chat, and nothing is left unfilled', () => {
  const faults = EVENINGS.flatMap(({ lines }) => {
    const last = new Map<number, number>();
    return lines.filter(({ at, who, text }) => {
      const wait = at - (last.get(who) ?? -Infinity);
      last.set(who, at);
      const isOdd = text.includes('{') || text.length > CHAT_MAX_LENGTH || text.trim() === '';
      return isOdd || wait < CHAT_WAIT_SECONDS * 1000;
    });
  });
  expect(faults).toEqual([]);
});

test('every touchdown and every review is talked about within twenty seconds', () => {
  const silent = EVENINGS.flatMap(({ log, lines }) =>
    log
      .filter(({ play, revision }) => (play.points === 6 && revision === 1) || play.isUnderReview)
      .map(({ at }) => msAt(at))
      .filter((moment) => !lines.some(({ at }) => at > moment && at < moment + 20_000)),
  );
  expect(silent).toEqual([]);
});

test('the last word is about the result, and likes come after their line and from others', () => {
  for (const { log, lines } of EVENINGS) {
    const end = msAt(log.at(-1)!.at);
    expect(lines.filter(({ at }) => at > end).length).toBeGreaterThanOrEqual(3);
    for (const { at, who, likes } of lines)
      for (const like of likes) {
        expect(like.at).toBeGreaterThan(at);
        expect(like.who).not.toBe(who);
      }
  }
});
