import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RelativeDate } from './relative-date.tsx';

const DAY = 86_400_000;

test('a page rendered some days ago hydrates without a mismatch, then shows the current time', async () => {
  const written = new Date(Date.now() - 5 * DAY);
  const drawn = new Date(Date.now() - 3 * DAY);
  const element = <RelativeDate date={written.toISOString()} />;
  document.body.innerHTML = `<script id="page-cache" type="application/json" data-at="${drawn.toISOString()}">{}</script><div id="root"></div>`;
  const root = document.getElementById('root')!;
  root.innerHTML = renderToString(element);
  expect(root).toHaveTextContent('2 days ago');

  const faults: unknown[] = [];
  await act(async () => hydrateRoot(root, element, { onRecoverableError: (f) => faults.push(f) }));
  expect(faults).toEqual([]);
  expect(screen.getByText('5 days ago')).toBeVisible();
});

test('where the time counts, a moment of today has it, and one of yesterday does not', () => {
  jest.useFakeTimers({ now: new Date('2025-11-21T04:00:00Z') });
  render(<RelativeDate date="2025-11-21T03:14:00Z" hasTime />);
  expect(screen.getByText('Today, 8:14 PM MT')).toBeVisible();
  render(<RelativeDate date="2025-11-19T03:14:00Z" hasTime />);
  expect(screen.getByText('2 days ago')).toBeVisible();
  jest.useRealTimers();
});
