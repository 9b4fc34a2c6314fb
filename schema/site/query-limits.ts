/** What one operation may ask of the public graph, on HTTP and on the socket alike. */
export const QUERY_LIMITS = {
  tokens: 1000,
  depth: 8,
  introspectionDepth: 18,
  aliases: 15,
  directives: 20,
  /** How often one name may be asked for in one place: each pair of them is compared. */
  repeats: 30,
  cost: 1000,
  bodyBytes: 100_000,
  /** Of those who write articles. */
  longBodyBytes: 4_000_000,
} as const;

/** Cost that a user, or the address of a visitor, may spend within some seconds. */
export const COST_BUCKET = { points: 2000, seconds: 20 } as const;

/** What a request costs at least, taken before it is read. It stays taken when the request is refused. */
export const DEPOSIT = {
  points: 10,
  /** Each further point pays for so many bytes of a body. */
  bytesPerPoint: 10_000,
  /** What a body counts as that comes without its length. */
  unannouncedBytes: 100_000,
} as const;

/** What other things cost out of the same budget. */
export const COST_OF = {
  /** A cached result. */
  cachedResult: 1,
  /** A page that has to be drawn, or is not found. */
  drawnPage: 20,
  notFoundPage: 5,
} as const;
