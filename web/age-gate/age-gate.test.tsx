import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AGE_RECORD_KEY, AGE_TEXTS, VERIFICATION_LASTS } from '../../schema/age-gate.ts';
import { speak } from '../ui/language.ts';
import { AgeGate } from './age-gate.tsx';
import { AgeQuestion } from './age-question.tsx';

const NOW = new Date(2025, 10, 20, 19, 0);
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

const open = () =>
  render(
    <AgeGate>
      <p>the site</p>
    </AgeGate>,
  );
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const record = () => JSON.parse(sessionStorage.getItem(AGE_RECORD_KEY) ?? 'null') as unknown;
const enter = () => user.click(screen.getByRole('button', { name: 'Enter' }));

async function choose(month: string, day: string, year: string) {
  await user.selectOptions(select('Month'), month);
  await user.selectOptions(select('Day'), day);
  await user.selectOptions(select('Year'), year);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('nothing of the site is there before the gate is passed', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Age Verification' })).toHaveAccessibleDescription(
    /Orange Weekly community/,
  );
  expect(screen.getByText('BOURBON, BRONCOS & NO B.S.')).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(screen.queryByText('the site')).not.toBeInTheDocument();
});

test('a visitor of 21 enters, and is remembered with the moment', async () => {
  open();
  await choose('November', '20', '2004');
  await enter();
  expect(screen.getByText('the site')).toBeVisible();
  expect(record()).toEqual({ verified: true, age: 21, timestamp: expect.any(Number) });
});

test('a visitor who is 21 tomorrow sees Access Restricted and may try again', async () => {
  open();
  await choose('November', '21', '2004');
  await enter();
  expect(screen.getByRole('heading', { name: 'Access Restricted' })).toHaveFocus();
  expect(screen.getByText('You must be 21 or older to access this website.')).toBeVisible();
  expect(record()).toMatchObject({ verified: false, age: 20 });

  await user.click(screen.getByRole('button', { name: 'Re-enter Birth Date' }));
  expect(record()).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Age Verification' })).toBeVisible();
  expect(select('Month')).toHaveFocus();
});

test('what was chosen in the HTML before the code had arrived stays chosen', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<AgeQuestion onCheck={() => undefined} />);
  document.body.append(container);
  await user.selectOptions(select('Month'), 'May');
  await user.selectOptions(select('Day'), '5');
  render(
    <AgeGate>
      <p>the site</p>
    </AgeGate>,
    { container, hydrate: true },
  );
  expect([select('Month').value, select('Day').value]).toEqual(['5', '5']);
  await user.selectOptions(select('Year'), '1990');
  await enter();
  expect(screen.getByText('the site')).toBeVisible();
});

describe('in Spanish', () => {
  beforeEach(() => (document.documentElement.lang = 'es'));
  afterEach(() => act(() => speak('en')));
  /** The words have arrived. */
  const arrived = () => act(async () => void (await import('../../schema/language/spanish.ts')));

  test('the gate of the HTML turns to it, with what was chosen, its title and its errors', async () => {
    document.title = 'Articles · Orange Weekly';
    const container = document.createElement('div');
    container.innerHTML = renderToString(<AgeQuestion onCheck={() => undefined} />);
    document.body.append(container);
    await user.selectOptions(select('Month'), 'May');
    render(
      <AgeGate>
        <p>the site</p>
      </AgeGate>,
      { container, hydrate: true },
    );
    await arrived();
    expect(screen.getByRole('dialog', { name: 'Verificación de edad' })).toBeVisible();
    expect(document.title).toBe('Artículos · Orange Weekly');
    expect(select('Mes').selectedOptions[0]).toHaveTextContent('mayo');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Elige el mes, el día y el año');
  });

  test('a younger visitor sees a refusal', async () => {
    open();
    await arrived();
    await user.selectOptions(select('Mes'), 'mayo');
    await user.selectOptions(select('Día'), '5');
    await user.selectOptions(select('Año'), '2010');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('heading', { name: 'Acceso restringido' })).toHaveFocus();
    expect(screen.getByText(/^Debes tener 21 años o más/)).toBeVisible();
  });
});

test('what is missing is named, and its select gets the focus', async () => {
  open();
  await user.selectOptions(select('Month'), 'May');
  await enter();
  expect(screen.getByRole('alert')).toHaveTextContent(AGE_TEXTS.incomplete);
  expect(select('Day')).toHaveFocus();
});

test('a birth date to come is refused', async () => {
  open();
  await choose('December', '1', '2025');
  await enter();
  expect(screen.getByRole('alert')).toHaveTextContent(AGE_TEXTS.future);
  expect(record()).toBeNull();
});

test('days follow month and year, leap years included, and a day too many becomes the last', async () => {
  open();
  await choose('January', '31', '2004');
  await user.selectOptions(select('Month'), 'February');
  expect(select('Day')).toHaveValue('29');
  await user.selectOptions(select('Year'), '2003');
  expect(select('Day')).toHaveValue('28');
  expect(select('Day').options).toHaveLength(1 + 28);
});

test('years run from this one down to 1900', () => {
  open();
  const years = [...select('Year').options].map((option) => option.text);
  expect([years[1], years.at(-1), years.length]).toEqual(['2025', '1900', 127]);
});

test('the keyboard alone will do', async () => {
  open();
  await user.tab();
  expect(select('Month')).toHaveFocus();
  await choose('May', '5', '1990');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('the site')).toBeVisible();
});

test.each(['{', 'null', '{"verified":"yes"}'])('a record that reads %s is removed', (stored) => {
  sessionStorage.setItem(AGE_RECORD_KEY, stored);
  open();
  expect(sessionStorage.getItem(AGE_RECORD_KEY)).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('after 8 hours the record is removed and the gate is back', () => {
  sessionStorage.setItem(
    AGE_RECORD_KEY,
    JSON.stringify({ verified: true, age: 40, timestamp: NOW.getTime() }),
  );
  open();
  expect(screen.getByText('the site')).toBeVisible();
  act(() => jest.advanceTimersByTime(VERIFICATION_LASTS - 1));
  expect(screen.getByText('the site')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('the site')).not.toBeInTheDocument();
  expect(record()).toBeNull();
});
