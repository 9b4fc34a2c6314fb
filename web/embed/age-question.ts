import { AGE_TEXTS, birthYears, calendarDay, checkBirthDate } from '../../schema/age-gate.ts';
import { h, type Tree } from '../../schema/embeds/tree.ts';
import type { Reader } from '../../schema/language/english.ts';
import { draw } from './draw.ts';

/**
 * Asks for the birth date before members' messages are shown, and resolves once the reader is old enough. The answer is
 * stored nowhere: in a frame on a page of others it would be a trace.
 */
export function askAge(view: Element, reader: Reader, site: string): Promise<void> {
  return new Promise((resolve) => {
    const ask = (message?: string) => {
      draw(view, [question(reader, site, message)]);
      const form = view.querySelector('form')!;
      form.onsubmit = (event) => {
        event.preventDefault();
        const chosen = (name: string) =>
          Number((form.elements.namedItem(name) as HTMLSelectElement).value) || null;
        const parts = { month: chosen('month'), day: chosen('day'), year: chosen('year') };
        const answer = checkBirthDate(parts, calendarDay(new Date()));
        if ('message' in answer) return ask(answer.message);
        if (answer.verified) return resolve();
        draw(view, [restricted(reader)]);
        view.querySelector('button')!.onclick = () => {
          draw(view, []);
          ask();
          view.querySelector('select')?.focus();
        };
        view.querySelector('button')!.focus();
      };
    };
    ask();
  });
}

function question({ say, tag }: Reader, site: string, message = ''): Tree {
  const monthName = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const select = (
    name: string,
    label: string,
    options: readonly (readonly [value: number, text: string])[],
  ) =>
    h(
      'label',
      {},
      h('span', {}, label),
      h(
        'select',
        { name },
        h('option', { value: '' }, '–'),
        ...options.map(([value, text]) => h('option', { value: String(value) }, text)),
      ),
    );
  return h(
    'form',
    { class: 'age', novalidate: '' },
    h('h1', {}, say('Age Verification')),
    h(
      'p',
      { class: 'quiet' },
      say(
        'Welcome to the {site} community. You must be 21 or older to come in. Enter your date of birth.',
        { site },
      ),
    ),
    h(
      'fieldset',
      {},
      h('legend', { class: 'heard' }, say('Birth date')),
      select(
        'month',
        say('Month'),
        numbers(12).map((month) => [month, monthName.format(Date.UTC(2000, month - 1, 1))]),
      ),
      select(
        'day',
        say('Day'),
        numbers(31).map((day) => [day, String(day)]),
      ),
      select(
        'year',
        say('Year'),
        birthYears(calendarDay(new Date())).map((year) => [year, String(year)]),
      ),
    ),
    h('p', { role: 'alert', class: 'fault' }, message && say(message as typeof AGE_TEXTS.invalid)),
    h('button', {}, say('Enter')),
  );
}

const restricted = ({ say }: Reader): Tree =>
  h(
    'section',
    { class: 'age' },
    h('h1', {}, say('Access Restricted')),
    h('p', {}, say(AGE_TEXTS.restricted)),
    h('button', {}, say('Re-enter Birth Date')),
  );
