import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { schemaClient } from '../testing/schema-client.ts';
import { NewsletterOptOut } from './opt-out.tsx';

function open(isOut: boolean, canSave = true) {
  const state = { isOut };
  const { client } = schemaClient({
    isOptedOutOfNewsletter: () => state.isOut,
    setNewsletterOptOut: ({ input: { hasOptedOut } }: { input: { hasOptedOut: boolean } }) => {
      if (!canSave) throw new GraphQLError('away', { extensions: { code: 'UNAVAILABLE' } });
      return { hasOptedOut: (state.isOut = hasOptedOut) };
    },
  });
  render(
    <ApolloProvider client={client}>
      <NewsletterOptOut />
    </ApolloProvider>,
  );
  return state;
}
const box = () => screen.findByRole('checkbox', { name: 'Send me the newsletter by email' });

test('each change is saved at once', async () => {
  const state = open(false);
  expect(await box()).toBeChecked();
  await userEvent.click(await box());
  await waitFor(() => expect(state.isOut).toBe(true));
  expect(await box()).not.toBeChecked();
  await userEvent.click(await box());
  await waitFor(() => expect(state.isOut).toBe(false));
});

test('a change that could not be saved is reverted', async () => {
  const state = open(true, false);
  await userEvent.click(await box());
  await waitFor(async () => expect(await box()).not.toBeChecked());
  expect(state.isOut).toBe(true);
});
