import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { carryToastOverReload, dismissToast, showCarriedToast, toast } from './toast.ts';
import Toaster from './toaster.tsx';

const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const say = (message: Parameters<typeof toast>[0]) => act(() => void toast(message));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  pass(1_000_000);
  jest.useRealTimers();
});

test('there is one toast at a time: a newer one takes the place', () => {
  say({ title: 'First' });
  say({ title: 'Second', description: 'with words' });
  expect(titles()).toEqual(['Secondwith words']);
});

test('the product’s toasts stay for 2000 ms', () => {
  say({ title: 'Saved' });
  pass(1999);
  expect(titles()).toEqual(['Saved']);
  pass(1);
  expect(titles()).toEqual([]);
});

test('a failure is marked as one', () => {
  say({ title: 'Error', variant: 'destructive' });
  expect(screen.getByRole('listitem')).toHaveAttribute('data-variant', 'destructive');
});

test('F8 leads to the toasts', () => {
  say({ title: 'Saved' });
  act(() => void fireEvent.keyDown(document, { key: 'F8', code: 'F8' }));
  expect(
    screen.getByRole('region', { name: 'Messages (F8)' }).contains(document.activeElement),
  ).toBe(true);
});

test('closing one twice is closing it once', () => {
  let id = 0;
  act(() => {
    id = toast({ title: 'Saved' });
  });
  act(() => dismissToast(id));
  act(() => dismissToast(id));
  expect(titles()).toEqual([]);
});

test('a toast lives on over a reload, once', () => {
  say({ title: 'Welcome back!' });
  carryToastOverReload();
  pass(2000);
  act(showCarriedToast);
  expect(titles()).toEqual(['Welcome back!']);
  pass(2000);
  act(showCarriedToast);
  expect(titles()).toEqual([]);
});

test('an action is a button in the toast, and closes it', () => {
  const done: string[] = [];
  say({ title: 'New version', action: { label: 'Reload', act: () => done.push('reloaded') } });
  carryToastOverReload();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(done).toEqual(['reloaded']);
  expect(titles()).toEqual([]);
  // Its action could not run after a reload.
  act(showCarriedToast);
  expect(titles()).toEqual([]);
});
