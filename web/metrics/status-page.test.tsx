import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { setLiveState } from '../live/live-status.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import StatusPage from './status-page.tsx';

const parts = (troubled?: string) =>
  ['PAGES', 'LIVE', 'SCORES', 'EMAIL'].map((part) => ({
    part,
    state: part === troubled ? 'TROUBLED' : 'WORKING',
  }));
const status = (troubled?: string) => ({
  ...{ asOf: '2025-11-16T19:00:00.000Z', version: '1.2.3', parts: parts(troubled) },
});

const open = (answers: Answers) =>
  render(
    <ApolloProvider client={schemaClient(answers).client}>
      <MemoryRouter>
        <StatusPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
afterEach(() => setLiveState('idle'));

test('while all is well it says so first, with each part and the version', async () => {
  open({ siteStatus: status() });
  expect(await screen.findByText('Everything works')).toHaveRole('status');
  const list = within(screen.getByRole('region', { name: 'Parts of the site' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pages and the graphWorking',
    'Live updatesWorking',
    'Scores of the gameWorking',
    'EmailsWorking',
  ]);
  expect(screen.getByText(/^Version 1\.2\.3\. Checked:/)).toBeVisible();
});

test('a part with trouble says what that means, and so does the reader’s own connection', async () => {
  setLiveState('reconnecting');
  open({ siteStatus: status('EMAIL') });
  expect(await screen.findByText('Some things are having trouble')).toBeVisible();
  expect(screen.getByText('Late. We keep trying.')).toBeVisible();
  expect(screen.getByText(/^Reconnecting\. Until then/)).toBeVisible();
});

test('where the site can’t be reached one can try again', async () => {
  let isDown = true;
  open({
    siteStatus() {
      if (isDown) throw new GraphQLError('Down');
      return status();
    },
  });
  expect(await screen.findByText('We can’t reach the site right now.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Everything works')).toBeVisible();
});
