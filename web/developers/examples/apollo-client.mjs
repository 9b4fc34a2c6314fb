import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({ uri: 'http://localhost:4000/graphql' }),
  cache: new InMemoryCache(),
});
const GAMES = gql`
  query ($season: Int) {
    games(season: $season) {
      id
      opponent
      kickoffAt
    }
  }
`;
const { data } = await client.query({ query: GAMES, variables: { season: 2025 } });
console.log(JSON.stringify(data));
