import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SEARCH_PAUSE_MS } from '../../../schema/site/search.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('it asks once, after a pause, without blanks around', () => {
  const onFind = jest.fn();
  const { rerender } = render(<SearchField label="Search" found="" onFind={onFind} />);
  type('b');
  pass(SEARCH_PAUSE_MS - 1);
  type('bo ');
  pass(SEARCH_PAUSE_MS - 1);
  expect(onFind).not.toHaveBeenCalled();
  // What renders again in between, such as a list that is refetched, does not delay it.
  rerender(<SearchField label="Search" found="" onFind={onFind} />);
  pass(1);
  expect(onFind.mock.calls).toEqual([['bo']]);
  rerender(<SearchField label="Search" found="bo" onFind={onFind} />);
  pass(SEARCH_PAUSE_MS);
  expect(onFind).toHaveBeenCalledTimes(1);
  // The blank may be followed by another word.
  expect(field()).toHaveValue('bo ');
});

test('it follows a search that changes elsewhere, and asks for nothing then', () => {
  const onFind = jest.fn();
  const { rerender } = render(<SearchField label="Search" found="nix" onFind={onFind} />);
  type('bo');
  rerender(<SearchField label="Search" found="" onFind={onFind} />);
  expect(field()).toHaveValue('');
  pass(SEARCH_PAUSE_MS);
  expect(onFind).not.toHaveBeenCalled();
});
