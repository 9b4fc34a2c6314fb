import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { playRow } from '../testing/plays.ts';
import { schemaClient } from '../testing/schema-client.ts';
import { BoxScore } from './box-score.tsx';
import { playOf } from './play.ts';

const TEAMS = { home: 'Denver Broncos', away: 'Kansas City Chiefs' };

test('the figures of a feed are asked for, where its plays have none', async () => {
  const { client, asked } = schemaClient({
    boxScore: {
      players: [
        {
          ...{ side: 'HOME', name: 'Tobin Marsh', jersey: '18', position: 'QB' },
          figures: [
            { stat: 'completions', value: 22 },
            { stat: 'passAttempts', value: 34 },
          ],
        },
      ],
    },
  });
  const fed = playOf(playRow(1, { source: 'ESPN', participants: [] }));
  render(
    <ApolloProvider client={client}>
      <BoxScore gameId={7} plays={[fed]} teams={TEAMS} />
    </ApolloProvider>,
  );
  expect(screen.getByText('Loading the box score')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Tobin Marsh/ })).toHaveTextContent('22/34');
  expect(asked).toEqual({ BoxScore: 1 });
});

test('where they can’t be loaded that is said, and can be tried again', async () => {
  let isDown = true;
  const { client } = schemaClient({
    boxScore: () => {
      if (isDown) throw new GraphQLError('down');
      return { players: [] };
    },
  });
  const fed = playOf(playRow(1, { source: 'ESPN', participants: [] }));
  render(
    <ApolloProvider client={client}>
      <BoxScore gameId={7} plays={[fed]} teams={TEAMS} />
    </ApolloProvider>,
  );
  expect(await screen.findByText('We couldn’t load the box score.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Denver Broncos' })).toBeVisible();
});

test('of plays that are counted here nothing is asked, however little is known of them', () => {
  const { client, asked } = schemaClient({});
  const byHand = playOf(playRow(1, { source: 'HAND', participants: [] }));
  render(
    <ApolloProvider client={client}>
      <BoxScore gameId={7} plays={[byHand]} teams={TEAMS} />
    </ApolloProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Denver Broncos' })).toBeVisible();
  expect(asked).toEqual({});
});
