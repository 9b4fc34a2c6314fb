import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { schemaClient } from '../../testing/schema-client.ts';
import { PlayedStats } from './played-stats.tsx';

test('the sheet of the plays is taken as if it had been chosen, and a failure leaves all as it was', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { client } = schemaClient({
    statsTemplate: ({ gameId }: { gameId: number }) => {
      if (isDown) throw new GraphQLError('down');
      return { fileName: 'stats.xlsx', contentType: 'text/plain', base64: btoa(`of ${gameId}`) };
    },
  });
  const onChoose = jest.fn((file: File) => file);
  render(
    <ApolloProvider client={client}>
      <PlayedStats gameId={7} onChoose={onChoose} />
    </ApolloProvider>,
  );
  const review = () => screen.getByRole('button', { name: 'Review live stats' });
  await user.click(review());
  await waitFor(() => expect(review()).not.toHaveAttribute('aria-busy', 'true'));
  expect(onChoose).not.toHaveBeenCalled();
  isDown = false;
  await user.click(review());
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  const [file] = onChoose.mock.calls[0]!;
  expect([file.name, file.size]).toEqual(['stats.xlsx', 'of 7'.length]);
});
