/** What one may copy and run as it stands. */
export const queryExample = (origin: string): string =>
  `curl ${origin}/graphql -H 'content-type: application/json' \\
  -d '{"query":"{ publishedArticles(first: 5) { id title publishedAt } }"}'`;

export const subscriptionExample = (origin: string): string =>
  `import { createClient } from 'graphql-ws';

const client = createClient({ url: '${origin.replace(/^http/, 'ws')}/graphql' });
const scores = client.iterate({
  query: \`subscription {
    liveGame { homeTeam { name score } awayTeam { name score } }
  }\`,
});
for await (const { data } of scores) console.log(data);`;

export const tokenExample = (origin: string): string =>
  `curl ${origin}/graphql -H 'authorization: Bearer ow_…' \\
  -H 'content-type: application/json' -d '{"query":"{ me { name } }"}'`;

export const tokenSocketExample = (origin: string): string =>
  `import { createClient } from 'graphql-ws';

const client = createClient({
  url: '${origin.replace(/^http/, 'ws')}/graphql',
  connectionParams: { authorization: 'Bearer ow_…' },
});`;
