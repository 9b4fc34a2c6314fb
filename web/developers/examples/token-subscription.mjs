import { createClient } from 'graphql-ws';

const client = createClient({
  url: 'ws://localhost:4000/graphql',
  connectionParams: { authorization: `Bearer ${process.env.ORANGE_TOKEN}` },
});
const chat = client.iterate({
  query: 'subscription { chatEvents { message { user { name } message } } }',
});
for await (const { data } of chat) console.log(JSON.stringify(data));
