import { wordOf } from '../../../schema/enum-names.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { SHOW_INPUT_TEXTS, showInput } from '../../../schema/shows/show-shape.ts';
import { instantsOfMountain } from '../../../schema/time/clock.ts';
import type { AddShowInput } from '../../gql/graphql.ts';
import type { ShowFormValues } from './show-form-values.ts';

/** The rules of the form: those of a show, and a time that Denver's clocks show. `date` is where its faults are said. */
export const showResolver: Resolver<ShowFormValues, unknown, AddShowInput> = (values) => {
  const { date, time, type, ...facts } = values;
  const { data, error } = showInput.safeParse({ ...facts, type: wordOf(type) });
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of error?.issues ?? [])
    errors[String(path[0])] ??= { type: 'rule', message };
  const [at] = instantsOfMountain({ date, time });
  if (!at && (date || time)) errors.date = { type: 'rule', message: SHOW_INPUT_TEXTS.appears };
  if (!data || Object.keys(errors).length > 0)
    return { values: {}, errors: errors as FieldErrors<ShowFormValues> };
  return { values: { ...data, type, publishedAt: at?.toISOString() ?? null }, errors: {} };
};
