import { Client, fetchExchange, gql } from '@urql/core';
import { GraphQLClient, request } from 'graphql-request';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { subscribe } from '../testing/acknowledged.ts';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { type Site, startSite } from '../testing/site.ts';

/** The clients that tool makers use, as their own pages say to set them up: nothing but an address. */

let site: Site;
let address: string;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
  address = `${site.server.url}/graphql`;
  await site
    .as(await site.admin())
    .run(
      `mutation { saveGame(input: { week: 11, season: 2025, opponent: "Kansas City Chiefs", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }`,
    );
});
afterAll(() => site.stop());

const NEXT = '{ nextGame { opponent } }';
const SEND = 'mutation ($message: String!) { sendChatMessage(message: $message) { message } }';

const token = async (scope: 'read' | 'write') =>
  (await programOf(site, await site.member(), scope)).token;

describe('urql, which sends short queries by GET', () => {
  const client = (headers: Record<string, string> = {}) =>
    new Client({ url: address, exchanges: [fetchExchange], fetchOptions: { headers } });

  test('asks, with and without variables', async () => {
    const { data, error } = await client().query(gql(NEXT), {});
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ nextGame: { opponent: 'Kansas City Chiefs' } });
    const unknown = await client().query(gql('query ($id: Int!) { user(id: $id) { name } }'), {
      id: 99,
    });
    expect(unknown).toMatchObject({ error: undefined, data: { user: null } });
    const refused = await client().query(
      gql('query { comments(articleId: 99) { nodes { id } } }'),
      {},
    );
    expect(refused.error?.graphQLErrors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('sends as a member', async () => {
    const headers = { authorization: `Bearer ${await token('write')}` };
    const { data, error } = await client(headers).mutation(gql(SEND), { message: 'From urql' });
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ sendChatMessage: { message: 'From urql' } });
  });
});

describe('graphql-request', () => {
  test('asks', async () => {
    expect(await request(address, NEXT)).toMatchObject({
      nextGame: { opponent: 'Kansas City Chiefs' },
    });
  });

  test('sends as a member, and gets a message about missing rights of its token', async () => {
    const clientOf = async (scope: 'read' | 'write') =>
      new GraphQLClient(address, { headers: { authorization: `Bearer ${await token(scope)}` } });
    const [writer, reader] = [await clientOf('write'), await clientOf('read')];
    const variables = { message: 'From graphql-request' };
    expect(await writer.request(SEND, variables)).toMatchObject({
      sendChatMessage: variables,
    });
    await expect(reader.request(SEND, variables)).rejects.toThrow('This API token may only read.');
  });
});

describe('graphql-ws', () => {
  const connect = (connectionParams?: Record<string, unknown>) =>
    createClient({
      url: address.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      ...(connectionParams && { connectionParams }),
    });

  test('queries, mutates by a token of its connectionParams, and subscribes', async () => {
    const client = connect({ authorization: `Bearer ${await token('write')}` });
    const events = await subscribe(
      client,
      'subscription { chatEvents { kind message { message } } }',
    );
    const answers = client.iterate({ query: SEND, variables: { message: 'From graphql-ws' } });
    expect((await answers.next()).value).toMatchObject({
      data: { sendChatMessage: { message: 'From graphql-ws' } },
    });
    expect(await events.next()).toMatchObject({
      chatEvents: { kind: 'POSTED', message: { message: 'From graphql-ws' } },
    });
    await client.dispose();
  });

  test('gives up at once on a token that is not valid, and says why', async () => {
    const client = connect({ authorization: `Bearer ow_${'A'.repeat(43)}` });
    const answer = client.iterate({ query: NEXT }).next();
    await expect(answer).rejects.toMatchObject({
      code: 4401,
      reason: expect.stringContaining('token') as string,
    });
    await client.dispose();
  });
});
