import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  GAME_FORM_TEXTS as TEXTS,
  type GameFormValues,
  kickoffOf,
} from '../../../schema/games/game-form.ts';
import { gameInput } from '../../../schema/games/game-shape.ts';
import type { CreateGameInput } from '../../gql/graphql.ts';

/** The form field of each property of a game. */
const FIELD_OF: Readonly<Record<string, keyof GameFormValues>> = {
  isHome: 'place',
  kickoffAt: 'date',
};

const numberOf = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : NaN);

/** The rules of the form: those of a game, and a kickoff that Denver's clocks show. */
export const gameResolver: Resolver<GameFormValues, unknown, CreateGameInput> = (values) => {
  const kickoffAt = kickoffOf(values);
  const input = {
    opponent: values.opponent,
    week: numberOf(values.week),
    season: numberOf(values.season),
    isHome: values.place === 'home',
    kickoffAt: kickoffAt ?? new Date(NaN),
    tvNetwork: values.tvNetwork,
    isPlayoff: values.isPlayoff,
    result: values.result,
    score: values.score,
  };
  const { error } = gameInput.safeParse(input);
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    errors[FIELD_OF[field] ?? field] ??= { type: 'rule', message };
  }
  if (!kickoffAt) {
    delete errors.date;
    const isSkipped = values.date !== '' && /^\d{2}:\d{2}$/.test(values.time);
    const field = isSkipped || values.date !== '' ? 'time' : 'date';
    errors[field] = { type: 'rule', message: isSkipped ? TEXTS.skipped : TEXTS.kickoff };
  }
  if (Object.keys(errors).length > 0)
    return { values: {}, errors: errors as FieldErrors<GameFormValues> };
  return { values: { ...input, kickoffAt: input.kickoffAt.toISOString() }, errors: {} };
};
