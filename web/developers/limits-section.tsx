import { LIMIT_VALUES, LIMITS, RATE_LIMITS } from '../../schema/developers/limits.ts';
import { fill } from '../../schema/language/translate.ts';
import { COST_BUCKET, COST_OF, DEPOSIT } from '../../schema/site/query-limits.ts';
import { locale, rich, t, translated } from '../ui/language.ts';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { Word } from './code.tsx';
import { Section } from './section.tsx';

const code = (text: string) => <Word>{text}</Word>;
const number = (value: number) => value.toLocaleString('en-US');

const COLUMNS: readonly Column<(typeof LIMITS)[number]>[] = [
  { title: 'What', cell: ({ what }) => fill(translated(what), LIMIT_VALUES, locale()) },
  { title: 'At most', cell: ({ most }) => number(most), isNumber: true },
];

const RATE_COLUMNS: readonly Column<(typeof RATE_LIMITS)[number]>[] = [
  { title: 'Name', cell: ({ name }) => <Word>{name}</Word> },
  {
    title: 'At most',
    cell: ({ points, seconds }) =>
      seconds > 60
        ? t('{points} in {minutes} minutes', { points, minutes: seconds / 60 })
        : t('{points} in {seconds} seconds', { points, seconds }),
    isNumber: true,
  },
];

/** What an operation costs, and how much of everything one may have. */
export function LimitsSection() {
  return (
    <Section id="limits" title={t('Limits')}>
      <p>
        {t(
          'An object costs one point. A list costs one, plus one for each item you request (or get by default) and whatever you select on it. Scalar fields are free, and so is anything that always comes with its parent, such as image sizes.',
        )}
      </p>
      <p>
        {rich(
          'Each IP address or signed-in member can spend {points} points in {seconds} seconds. Queries report their cost in {cost}, and responses what’s left in {left}. A cached response costs {cached}, a refused request {refused}. Over budget, you get a 429 with {header} in seconds. Some mutations have limits of their own; the headers show those too.',
          {
            cost: code('extensions.cost'),
            left: code('RateLimit'),
            points: number(COST_BUCKET.points),
            seconds: COST_BUCKET.seconds,
            cached: COST_OF.cachedResult,
            refused: DEPOSIT.points,
            header: code('Retry-After'),
          },
        )}
      </p>
      <DataTable caption={t('Limits')} columns={COLUMNS} rows={LIMITS} keyOf={({ what }) => what} />
      <p>
        {t(
          'Different variables don’t make a different document. Some acts have a limit of their own:',
        )}
      </p>
      <DataTable
        caption={t('Limits of single acts')}
        columns={RATE_COLUMNS}
        rows={RATE_LIMITS}
        keyOf={({ name }) => name}
      />
    </Section>
  );
}
