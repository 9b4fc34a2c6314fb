/** What a program shows of one thing: its text and likes, and the revision, which is higher in the newer of two copies. */
export interface Row {
  readonly id: number;
  readonly text: string;
  readonly likes: number;
  readonly revision: number;
}

/** What programs follow: how they read it whole, and what its events say. */
interface Topic {
  readonly query: string;
  readonly subscription: string;
  readonly rowsOf: (data: unknown) => readonly Row[];
  readonly changeOf: (data: unknown) => { readonly kind: string; readonly row: Row };
}

interface Post {
  readonly id: number;
  readonly text: string;
  readonly likeCount: number;
  readonly revision: number;
}
interface Score {
  readonly gameId: number;
  readonly homeTeam: { readonly score: number };
  readonly awayTeam: { readonly score: number };
}
interface Event {
  readonly kind: string;
  readonly post: Post;
}

const rowOf = ({ id, text, likeCount, revision }: Post): Row => ({
  id,
  text,
  likes: likeCount,
  revision,
});
const scoreOf = ({ gameId, homeTeam, awayTeam }: Score): Row => ({
  id: gameId,
  text: `${homeTeam.score}-${awayTeam.score}`,
  likes: 0,
  revision: 0,
});
const nodesOf = (data: unknown) =>
  (data as { list: { nodes: readonly Post[] } }).list.nodes.map(rowOf);
const eventOf = (data: unknown) => {
  const { kind, post } = (data as { event: Event }).event;
  return { kind, row: rowOf(post) };
};
const POST = 'id likeCount revision';
const SCORE = '{ gameId homeTeam { score } awayTeam { score } }';

export const TOPICS = {
  chat: {
    query: `query ($after: String) { list: chat(first: 100, after: $after) {
      nodes { ${POST} text: message } pageInfo { hasNextPage endCursor } } }`,
    subscription: `subscription { event: chatEvents { kind post: message { ${POST} text: message } } }`,
    rowsOf: nodesOf,
    changeOf: eventOf,
  },
  comments: {
    query: `query ($articleId: Int!, $after: String) {
      list: comments(articleId: $articleId, first: 100, after: $after) {
        nodes { ${POST} text: content } pageInfo { hasNextPage endCursor } } }`,
    subscription: `subscription ($articleId: Int!) { event: commentEvents(articleId: $articleId) {
      kind post: comment { ${POST} text: content } } }`,
    rowsOf: nodesOf,
    changeOf: eventOf,
  },
  score: {
    query: `{ liveGame ${SCORE} }`,
    subscription: `subscription { liveGame ${SCORE} }`,
    rowsOf: (data: unknown) => {
      const { liveGame } = data as { liveGame: Score | null };
      return liveGame ? [scoreOf(liveGame)] : [];
    },
    changeOf: (data: unknown) => ({
      kind: 'CHANGED',
      row: scoreOf((data as { liveGame: Score }).liveGame),
    }),
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicName = keyof typeof TOPICS;
