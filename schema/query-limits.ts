/** What one operation may ask of the public graph, on HTTP and on the socket alike. */
export const QUERY_LIMITS = {
  tokens: 1000,
  depth: 8,
  introspectionDepth: 18,
  aliases: 15,
  directives: 20,
  cost: 1000,
  bodyBytes: 100_000,
  /** Of those who write articles. */
  longBodyBytes: 4_000_000,
} as const;

/** Cost that a user, or an address where nobody is signed in, may spend within some seconds. */
export const COST_BUCKET = { points: 2000, seconds: 20 } as const;
