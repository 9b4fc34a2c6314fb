import { createClient } from 'graphql-ws';

async function readChat() {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ chat(last: 20) { nodes { id message } } }' }),
  });
  const { data, extensions } = await response.json();
  console.log(JSON.stringify(data));
  return extensions.position;
}

// Ask first: the response says which events it includes.
const position = await readChat();

// Then follow: after a lost connection the client sends the same object again.
const client = createClient({ url: 'ws://localhost:4000/graphql', retryAttempts: Infinity });
const wanted = {
  query: 'subscription { chatEvents { kind message { id message } } }',
  extensions: { after: position },
};
for await (const { data, extensions } of client.iterate(wanted)) {
  wanted.extensions.after = extensions.position;
  if (extensions.reset) await readChat();
  else console.log(JSON.stringify(data));
}
