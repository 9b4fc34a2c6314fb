import { nameOf } from '../../../schema/enum-names.ts';
import { once } from 'node:events';
import type { ApiTokenScope, ApiTokenView } from '../../../schema/accounts/api-tokens.ts';
import WebSocket from 'ws';
import { LiveClient } from '../live-client.ts';
import { TEST_PASSWORD } from '../session.ts';
import type { Member, Site } from '../site.ts';

/** A response of the graph over HTTP, as tests read it. */
export interface GraphResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** A third-party program: all it has is a token. */
export interface Program {
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly apiToken: ApiTokenView;
  graph(
    query: string | { query?: string; form?: FormData; headers?: Record<string, string> },
  ): Promise<GraphResponse>;
  rest(
    path: string,
    init?: { method?: string; body?: unknown; headers?: object },
  ): Promise<Response>;
  socket(): Promise<LiveClient>;
}

export const CREATE_TOKEN = `mutation ($name: String!, $scope: ApiTokenScope!, $password: String = "${TEST_PASSWORD}") {
  createApiToken(input: { token: { name: $name, scope: $scope }, proof: { currentPassword: $password } }) { created {
    token apiToken { id name scope hint createdAt lastUsedAt }
  } }
}`;

/** A token that the member makes in their browser, and the program that got it. */
export async function programOf(
  site: Site,
  member: Member,
  scope: ApiTokenScope = 'read',
  name = 'Scores on the wall',
): Promise<Program> {
  const response = await site.as(member).fetch('/graphql', {
    body: { query: CREATE_TOKEN, variables: { name, scope: nameOf(scope) } },
  });
  const { data } = (await response.json()) as {
    data: { createApiToken: { created: { token: string; apiToken: ApiTokenView } } };
  };
  const { token, apiToken } = data.createApiToken.created;
  return { apiToken, ...programWith(site, token) };
}

/** A program that sends this string as its token, valid or not. */
export function programWith(site: Site, token: string): Omit<Program, 'apiToken'> {
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    headers,
    graph: (asked) =>
      runQuery(site, {
        ...(typeof asked === 'string' ? { query: asked } : asked),
        headers: { ...headers, ...(typeof asked === 'string' ? {} : asked.headers) },
      }),
    rest: (path, { headers: more, ...init } = {}) =>
      site.as(null).fetch(path, { ...init, headers: { ...headers, ...more } }),
    socket: () => openSocket(site, headers),
  };
}

/** One request to the graph, with nothing but these headers. */
export async function runQuery(
  site: Site,
  { query, form, headers }: { query?: string; form?: FormData; headers: Record<string, string> },
): Promise<GraphResponse> {
  const answer = await site.as(null).fetch('/graphql', {
    body: form ?? { query },
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const { status, headers: received } = answer;
  const [error] = errors ?? [];
  return { status, headers: received, data, code: error?.extensions.code, message: error?.message };
}

/** A socket that has sent connection_init; the first message shows whether it was accepted. */
export async function openSocket(
  { server }: Pick<Site, 'server'>,
  headers: Record<string, string>,
  payload?: unknown,
): Promise<LiveClient> {
  const client = new LiveClient(
    new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers,
      perMessageDeflate: false,
    }),
  );
  await once(client.socket, 'open');
  client.send({ type: 'connection_init', payload });
  return client;
}
