import type { FieldErrors, Resolver } from 'react-hook-form';
import { PLAYER_MOST, wholeIn } from '../../../schema/games/player-cells.ts';
import { playerInput } from '../../../schema/games/player-shape.ts';
import type { AddPlayerInput } from '../../gql/graphql.ts';
import type { PlayerFormValues } from './player-form-values.ts';

/** The rules of the form: those of a player, with numbers as they are typed. */
export const playerResolver: Resolver<PlayerFormValues, unknown, AddPlayerInput> = (values) => {
  const { data, error } = playerInput.safeParse({
    ...values,
    age: wholeIn(values.age, PLAYER_MOST.age) ?? -1,
    experience: wholeIn(values.experience, PLAYER_MOST.experience) ?? -1,
    injuryStatus: values.injuryStatus || null,
  });
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of error?.issues ?? [])
    errors[String(path[0])] ??= { type: 'rule', message };
  return data
    ? { values: data, errors: {} }
    : { values: {}, errors: errors as FieldErrors<PlayerFormValues> };
};
