import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Reported } from '../../../schema/plays/replay.ts';
import type { ReplayChat_MessageFragment as Message } from '../../gql/graphql.ts';
import { type Play, playOf } from '../../plays/play.ts';
import { REPLAY_CHAT, REPLAY_LOG } from './replay-operations.ts';

export interface ReplayData {
  readonly log: readonly Reported<Play>[];
  /** Oldest first. */
  readonly messages: readonly Message[];
}

/** Of a game night with more than that, the rest is left out. */
const MOST_PAGES = 60;

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

async function allPages<Node>(
  read: (after: string | null) => Promise<Page<Node>>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page: Page<Node> = await read(after);
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor ?? null;
  }
  return nodes;
}

async function readAll(client: ApolloClient, gameId: number): Promise<ReplayData> {
  const options = { fetchPolicy: 'no-cache' } as const;
  const [entries, messages] = await Promise.all([
    allPages(async (after) => {
      const variables = { gameId, after };
      return (await client.query({ query: REPLAY_LOG, variables, ...options })).data!.playLog;
    }),
    allPages(async (after) => {
      const variables = { gameId, after };
      return (await client.query({ query: REPLAY_CHAT, variables, ...options })).data!.gameChat;
    }),
  ]);
  return {
    log: entries.map(({ reportedAt, play }) => ({
      at: Date.parse(reportedAt),
      play: playOf(play),
    })),
    messages,
  };
}

/** The whole log of a game and what was said, read once; an error that can be retried where that failed. */
export function useReplayData(gameId: number) {
  const client = useApolloClient();
  const [data, setData] = useState<ReplayData>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    readAll(client, gameId).then(
      (read) => !isGone && setData(read),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [client, gameId, tries]);
  return {
    data,
    hasFailed,
    retry() {
      setFailed(false);
      setTries((before) => before + 1);
    },
  };
}
