import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { SecurityEventView } from '../../schema/accounts/security-log.ts';
import { card, openProfile, press } from '../testing/profile.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const log = () => card('Security log');
const eventOf = (id: number, values: Partial<SecurityEventView> = {}): SecurityEventView => ({
  id,
  at: '2025-11-16T19:05:00.000Z',
  kind: 'SIGNED_IN',
  device: 'Firefox on Linux',
  network: '203.0.113.*',
  ...values,
});

test('each entry says what happened, when, on what, and from roughly where', async () => {
  await openProfile({
    ownSecurityEvents: [
      eventOf(2, { kind: 'SIGN_IN_FAILED', device: null, network: null }),
      eventOf(1),
    ],
  });
  const [failed, entered] = await log().findAllByRole('listitem');
  expect(failed).toHaveTextContent(
    /^Failed sign-in: wrong passwordNov 16, 2025, 12:05\sPM · Unknown device$/,
  );
  expect(entered).toHaveTextContent(
    /^Signed inNov 16, 2025, 12:05\sPM · Firefox on Linux · 203\.0\.113\.\*$/,
  );
  expect(log().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('older entries come when they are asked for, until there are no more', async () => {
  const asked: unknown[] = [];
  await openProfile({
    ownSecurityEvents: ({ after }: { after?: string }) => {
      asked.push(after ?? null);
      return after
        ? [eventOf(2), eventOf(1)]
        : Array.from({ length: 10 }, (_, at) => eventOf(12 - at));
    },
  });
  expect(await log().findAllByRole('listitem')).toHaveLength(10);
  await press('Show more', log());
  await waitFor(() => expect(log().getAllByRole('listitem')).toHaveLength(12));
  expect(asked).toEqual([null, 'after 3']);
  expect(log().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an account to which nothing has happened says so', async () => {
  await openProfile();
  expect(await log().findByText('No activity yet.')).toBeVisible();
});

test('a log that can’t be had offers another try', async () => {
  let fails = true;
  await openProfile({
    ownSecurityEvents: () => {
      if (fails) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return [eventOf(1)];
    },
  });
  expect(await log().findByText('We couldn’t load your security log.')).toBeVisible();
  fails = false;
  await press('Retry', log());
  expect(await log().findByText('Signed in')).toBeVisible();
  expect(screen.queryByText('We couldn’t load your security log.')).not.toBeInTheDocument();
});
