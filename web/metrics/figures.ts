import { dateFormat, numberFormat, t } from '../ui/language.ts';

const whole = numberFormat();
const percent = numberFormat({ style: 'unit', unit: 'percent' });
const change = numberFormat({ style: 'unit', unit: 'percent', signDisplay: 'exceptZero' });
const dayOfYear = dateFormat({
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** As in '12,345' and '33.3'. */
export const numberText = (value: number): string => whole.format(value);

/** As in '33.3%'; a dash where there is no figure. */
export const percentText = (value: number | null): string =>
  value === null ? '–' : percent.format(value);

/** As in '+14.3%'. */
export const changeText = (value: number | null): string =>
  value === null ? t('no earlier data') : change.format(value);

/** A day of the calendar, `YYYY-MM-DD`, as in 'Nov 16'. */
export const dayText = (date: string): string => dayOfYear.format(new Date(`${date}T00:00:00Z`));
