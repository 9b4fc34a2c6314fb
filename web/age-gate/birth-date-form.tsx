import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type BirthDateCheck,
  birthYears,
  calendarDay,
  checkBirthDate,
  clampDay,
  daysInMonth,
} from '../../schema/age-gate.ts';
import { Button } from '../ui/buttons/button.tsx';
import { FieldError } from '../ui/forms/field.tsx';
import { NumberSelect } from './number-select.tsx';
import { dateFormat, t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const month = dateFormat({ month: 'long', timeZone: 'UTC' });
const monthNames = () =>
  Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index, 1)));

interface BirthDate {
  month: number | null;
  day: number | null;
  year: number | null;
}

export type AgeAnswer = Exclude<BirthDateCheck, { message: string }>;

const selectOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLSelectElement | null;

export interface BirthDateFormProps {
  onCheck: (answer: AgeAnswer) => void;
  /** The form replaces the element that had the focus; not in a page that was just opened. */
  takesFocus?: boolean;
}

/** The verification modal: birth month, day and year, and what is wrong with them. */
export function BirthDateForm({ onCheck, takesFocus = false }: BirthDateFormProps) {
  const id = useId();
  const { name } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [date, setDate] = useState<BirthDate>({ month: null, day: null, year: null });
  const [message, setMessage] = useState<string>();
  // The HTML is older than the visit: only the visitor's clock knows the current year.
  const [years, setYears] = useState<number[]>([]);
  const days = date.month === null ? 31 : daysInMonth(date.month, date.year);

  // What was chosen while this code was loading is in the form already.
  useEffect(() => {
    const chosen = (name: string) => Number(selectOf(form.current, name)?.value) || null;
    setDate({ month: chosen('month'), day: chosen('day'), year: null });
    setYears(birthYears(calendarDay(new Date())));
  }, []);

  useEffect(() => {
    if (takesFocus) selectOf(form.current, 'month')?.focus();
  }, [takesFocus]);

  function choose(part: Partial<BirthDate>) {
    const next = { ...date, ...part };
    if (next.day !== null && next.month !== null)
      next.day = clampDay(next.day, next.month, next.year);
    setDate(next);
    setMessage(undefined);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const answer = checkBirthDate(date, calendarDay(new Date()));
    if (!('message' in answer)) return onCheck(answer);
    setMessage(answer.message);
    const names = ['month', 'day', 'year'] as const;
    const wrong = names.find((name) => date[name] === null) ?? 'month';
    selectOf(form.current, wrong)?.focus();
  }

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-welcome`}
      className="w-full max-w-[28rem] rounded-card border border-border bg-surface p-5 sm:p-7"
    >
      <h1 id={`${id}-title`} className="display text-h2">
        {t('Age Verification')}
      </h1>
      <p id={`${id}-welcome`} className="mt-2 text-muted">
        {t(
          'Welcome to the {site} community. You must be 21 or older to come in. Enter your date of birth.',
          { site: name },
        )}
      </p>
      {/* Outside of a <dialog> this method sends nothing: nobody loses the choice by being faster than this code. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <fieldset aria-describedby={message && `${id}-error`} className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('Birth date')}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1.4fr_1fr_1fr]">
            <NumberSelect
              name="month"
              label={t('Month')}
              className="col-span-2 sm:col-span-1"
              value={date.month}
              onChoose={(month) => choose({ month })}
              options={monthNames().map((name, index) => [index + 1, name])}
            />
            <NumberSelect
              name="day"
              label={t('Day')}
              value={date.day}
              onChoose={(day) => choose({ day })}
              options={Array.from({ length: days }, (_, index) => [index + 1, String(index + 1)])}
            />
            <NumberSelect
              name="year"
              label={t('Year')}
              value={date.year}
              onChoose={(year) => choose({ year })}
              options={years.map((year) => [year, String(year)])}
            />
          </div>
          <div role="alert">
            <FieldError id={id} error={message} />
          </div>
        </fieldset>
        <Button type="submit" size="lg" className="w-full">
          {t('Enter')}
        </Button>
      </form>
      <p className="mt-4 text-tiny text-muted">
        {t(
          'We talk about bourbon, and some of our sponsors make it. Your answer never leaves this browser.',
        )}
      </p>
    </div>
  );
}
