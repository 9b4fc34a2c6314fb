import * as z from 'zod/mini';
import { FILTER_REFUSALS } from '../refusals/filters.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredLine } from '../text.ts';
import {
  countsPosts,
  FILTER_ACTIONS,
  FILTER_LIMITS,
  FILTER_RULES,
  type FilterAction,
  type FilteredKind,
  type FilterFields,
  type FilterRule,
  FILTERED_KINDS,
} from './filters.ts';

const said = sayingFrom(FILTER_REFUSALS);

const HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
const BY_LINE = /\r\n?|\n/;

const line = (max: number, blank: string, tooLong: string) =>
  z.optional(z.nullable(requiredLine({ max, blank, tooLong })));

const whole = (max: number, refusal: string) =>
  z.optional(z.nullable(z.int(refusal).check(z.minimum(1, refusal), z.maximum(max, refusal))));

const WORD_TOO_LONG = said('filter.wordTooLong', { max: FILTER_LIMITS.word });

const fields = z.object({
  name: requiredLine({
    max: FILTER_LIMITS.name,
    blank: said('filter.nameMissing'),
    tooLong: said('filter.nameTooLong', { max: FILTER_LIMITS.name }),
  }),
  rule: z.enum(FILTER_RULES),
  words: z
    .array(
      requiredLine({
        max: FILTER_LIMITS.word,
        blank: said('filter.wordsMissing'),
        tooLong: WORD_TOO_LONG,
      }),
    )
    .check(
      z.maxLength(FILTER_LIMITS.words, said('filter.tooManyWords', { max: FILTER_LIMITS.words })),
    ),
  pattern: line(
    FILTER_LIMITS.pattern,
    said('filter.patternMissing'),
    said('filter.patternTooLong', { max: FILTER_LIMITS.pattern }),
  ),
  allowedHosts: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(FILTER_LIMITS.host, said('filter.hostWrong')),
          z.regex(HOST, said('filter.hostWrong')),
        ),
    )
    .check(
      z.maxLength(FILTER_LIMITS.hosts, said('filter.tooManyHosts', { max: FILTER_LIMITS.hosts })),
    ),
  count: whole(FILTER_LIMITS.count, said('filter.count', { max: FILTER_LIMITS.count })),
  minutes: whole(FILTER_LIMITS.minutes, said('filter.minutes', { max: FILTER_LIMITS.minutes })),
  memberDays: whole(
    FILTER_LIMITS.memberDays,
    said('filter.memberDays', { max: FILTER_LIMITS.memberDays }),
  ),
  kinds: z
    .array(z.enum(FILTERED_KINDS, said('filter.kindsMissing')))
    .check(z.minLength(1, said('filter.kindsMissing'))),
  action: z.enum(FILTER_ACTIONS),
  message: line(
    FILTER_LIMITS.message,
    said('filter.messageMissing'),
    said('filter.messageTooLong', { max: FILTER_LIMITS.message }),
  ),
  isOn: z.boolean(),
});

/** What a rule can't do without, and what is missing then. */
const needs = (value: z.output<typeof fields>) => ({
  words: value.rule === 'WORDS' && value.words.length === 0 && said('filter.wordsMissing'),
  pattern: value.rule === 'PATTERN' && value.pattern == null && said('filter.patternMissing'),
  count:
    countsPosts(value.rule) &&
    value.count == null &&
    said('filter.count', { max: FILTER_LIMITS.count }),
  minutes:
    countsPosts(value.rule) &&
    value.minutes == null &&
    said('filter.minutes', { max: FILTER_LIMITS.minutes }),
  memberDays:
    value.rule === 'NEW_MEMBERS' &&
    value.memberDays == null &&
    said('filter.memberDays', { max: FILTER_LIMITS.memberDays }),
  message: value.action === 'REFUSE' && value.message == null && said('filter.messageMissing'),
});

/** The lines of a text, each trimmed, without the blank ones. */
const linesOf = (text: string): string[] =>
  text
    .split(BY_LINE)
    .map((each) => each.trim())
    .filter((each) => each !== '');

type RawFilter = z.input<typeof fields>;

/** What a rule doesn't look at is ignored, whatever it is. */
const relevant = (raw: RawFilter): RawFilter => ({
  ...raw,
  words: raw.rule === 'WORDS' ? raw.words : [],
  pattern: raw.rule === 'PATTERN' ? raw.pattern : null,
  allowedHosts: raw.rule === 'LINKS' ? raw.allowedHosts : [],
  count: countsPosts(raw.rule) ? raw.count : null,
  minutes: countsPosts(raw.rule) ? raw.minutes : null,
  message: raw.action === 'REFUSE' ? raw.message : null,
});

const checkedFields = z.pipe(
  fields.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(needs(value)))
      if (message) issues.push({ code: 'custom', input: value, path: [field], message });
  }),
  z.transform((value): FilterFields => ({
    ...value,
    words: [...new Set(value.words)],
    pattern: value.pattern ?? null,
    allowedHosts: [...new Set(value.allowedHosts)],
    count: value.count ?? null,
    minutes: value.minutes ?? null,
    memberDays: value.memberDays ?? null,
    kinds: FILTERED_KINDS.filter((kind) => value.kinds.includes(kind)),
    message: value.message ?? null,
  })),
);

/** A filter to try or to save. */
export const filterInput = z.pipe(z.transform(relevant), checkedFields);
export type FilterInput = RawFilter;

/** A filter as its form has it: lists by line, and numbers as they were typed. */
export interface FilterForm {
  readonly name: string;
  readonly rule: FilterRule;
  readonly words: string;
  readonly pattern: string;
  readonly allowedHosts: string;
  readonly count: string;
  readonly minutes: string;
  readonly memberDays: string;
  readonly kinds: readonly FilteredKind[];
  readonly action: FilterAction;
  readonly message: string;
  readonly isOn: boolean;
}

/** Blank is none. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const textOf = (text: string): string | null => (text.trim() === '' ? null : text);

export const filterForm = z.pipe(
  z.transform((form: FilterForm): RawFilter =>
    relevant({
      ...form,
      words: linesOf(form.words),
      pattern: textOf(form.pattern),
      allowedHosts: linesOf(form.allowedHosts),
      count: numberOf(form.count),
      minutes: numberOf(form.minutes),
      memberDays: numberOf(form.memberDays),
      kinds: [...form.kinds],
      message: textOf(form.message),
    }),
  ),
  checkedFields,
);
