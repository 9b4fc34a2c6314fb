import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Podium } from './podium.tsx';

type Board = ComponentProps<typeof Podium>['board'];

const place = (id: number, rank: number, points: number) => ({
  user: { id, name: `Fan ${id}`, avatarUrl: null, avatarType: 'DEFAULT' },
  points,
  rank,
});
const boardOf = (...places: readonly ReturnType<typeof place>[]) =>
  ({ firstPlace: places[0], secondPlace: places[1], thirdPlace: places[2] }) as unknown as Board;

/** How high each of the three is drawn, best first, whatever its order beside the others. */
function steps(board: Board): string[] {
  const { unmount } = render(<Podium board={board} />, { wrapper: MemoryRouter });
  const all = screen
    .getAllByRole('listitem')
    .map(({ className }) => className.replace(/sm:order-\d/, '').replaceAll(/\s+/g, ' '));
  unmount();
  return all;
}

test('tied places are level', () => {
  const [first, second, third] = steps(boardOf(place(1, 1, 76), place(2, 2, 75), place(3, 3, 70)));
  expect(new Set([first, second, third]).size).toBe(3);
  expect(steps(boardOf(place(1, 1, 76), place(2, 2, 75), place(3, 2, 75)))).toEqual([
    first,
    second,
    second,
  ]);
  expect(steps(boardOf(place(1, 1, 76), place(2, 1, 76), place(3, 3, 75)))).toEqual([
    first,
    first,
    third,
  ]);
});
