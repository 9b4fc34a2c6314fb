/** The measured operations; the raw server gives the same bytes for the same names. */
const ITEM = 'id title url description thumbnailUrl duration publishedAt externalId';

export const OPERATIONS = {
  Home: `query Home {
    live: latestContent(type: LIVE) { ${ITEM} } video: latestContent(type: YOUTUBE) { ${ITEM} }
    shorts: recentContent(type: SHORTS, first: 5) { nodes { ${ITEM} } }
    episodes: recentContent(type: PODCAST, first: 4) { nodes { ${ITEM} } }
    articles(first: 3) {
      nodes { id title excerpt author category featuredImageUrl readTime viewCount likeCount commentCount publishedAt }
    }
    channelStats { subscriberCount }
  }`,
  Article: `query Article($id: Int!) {
    article(id: $id) { id title content author category tags viewCount likeCount isLikedByMe publishedAt }
    comments(articleId: $id, first: 50) {
      nodes { id content likeCount isLikedByMe createdAt user { id name avatarType isAdmin } }
    }
  }`,
  Chat: `query Chat {
    chat(last: 50) {
      nodes { id message likeCount isLikedByMe revision createdAt user { id name avatarUrl avatarType isAdmin isMvp } }
    }
  }`,
  Send: `mutation Send($message: String!) { postChatMessage(input: { message: $message }) { message { id message createdAt } } }`,
  Like: `mutation Like($id: Int!) { setLike(input: { kind: ARTICLE, id: $id }) { likeable { isLikedByMe likeCount } } }`,
} as const;

export type OperationName = keyof typeof OPERATIONS;

interface Asked {
  readonly id: number;
  /** None for a visitor. */
  readonly token?: string | undefined;
  /** Makes a document of it that nobody has sent before, which the server has to parse and validate. */
  readonly nonce?: number | undefined;
}

/** One request as it goes over the wire. */
export function requestOf(operationName: OperationName, { id, token, nonce }: Asked): string {
  const variables = { id, message: 'What a catch! The crowd is on its feet.' };
  const known = OPERATIONS[operationName];
  const query = nonce === undefined ? known : known.replace(/\}$/, ` n${nonce}: __typename }`);
  const body = JSON.stringify({ operationName, query, variables });
  return [
    'POST /graphql HTTP/1.1',
    'Host: bench.example',
    'Content-Type: application/json',
    'Accept: application/graphql-response+json,application/json;q=0.9',
    ...(token ? [`Cookie: ow_session=${token}`] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
