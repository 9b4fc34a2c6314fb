import { Client, fetchExchange, gql } from '@urql/core';

const client = new Client({
  url: 'http://localhost:4000/graphql',
  exchanges: [fetchExchange],
});
const GAMES = gql`
  query ($season: Int) {
    games(season: $season) {
      opponent
      kickoffAt
    }
  }
`;
const { data, error } = await client.query(GAMES, { season: 2025 });
if (error) throw error;
console.log(JSON.stringify(data));
