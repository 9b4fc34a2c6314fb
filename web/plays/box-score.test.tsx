import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
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
  const fed = playOf(playRow(1, { participants: [] }));
  render(
    <ApolloProvider client={client}>
      <BoxScore gameId={7} plays={[fed]} teams={TEAMS} />
    </ApolloProvider>,
  );
  expect(screen.getByText('Loading the box score')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Tobin Marsh/ })).toHaveTextContent('22/34');
  expect(asked).toEqual({ BoxScore: 1 });
});
