import type { Text } from '../../schema/language/english.ts';
import { lastScoreText } from '../../schema/games/game-sentences.ts';
import type {
  LastGameLine_GameFragment as LastGame,
  RecordLine_RecordFragment as SeasonRecord,
} from '../gql/graphql.ts';
import { t, translated } from '../ui/language.ts';

/** The bar in sentences, for those who hear it. */

const RESULT_WORDS: Readonly<Record<string, Text>> = { W: 'Win', L: 'Loss', T: 'Tie' };

/** 'Previous game: Win 24–17 against the Kansas City Chiefs, at home.' */
export function lastGameSentence(game: LastGame): string {
  const result = translated(RESULT_WORDS[game.result] ?? game.result);
  const outcome = [result, lastScoreText(game)].filter(Boolean).join(' ');
  const values = { outcome, opponent: game.opponent };
  return game.isHome
    ? t('Previous game: {outcome} against the {opponent}, at home.', values)
    : t('Previous game: {outcome} against the {opponent}, away.', values);
}

/** The record that counts now: of the regular season, or of the preseason before it. */
export function recordWords({ isRegularSeasonStarted, ...record }: SeasonRecord): {
  label: string;
  text: string;
} {
  return isRegularSeasonStarted || record.preseasonWins + record.preseasonLosses === 0
    ? { label: t('Record'), text: `${record.wins}–${record.losses}` }
    : { label: t('Preseason record'), text: `${record.preseasonWins}–${record.preseasonLosses}` };
}
