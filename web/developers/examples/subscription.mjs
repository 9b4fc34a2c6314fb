import { createClient } from 'graphql-ws';

const client = createClient({ url: 'ws://localhost:4000/graphql' });
const scores = client.iterate({
  query: `subscription {
    liveGame { homeTeam { name score } awayTeam { name score } }
  }`,
});
for await (const { data } of scores) console.log(JSON.stringify(data));
