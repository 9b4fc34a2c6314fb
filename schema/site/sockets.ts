/** What the sockets of one node may take, and why and in which words one is closed. */
export const SOCKET_LIMITS = {
  /** Unless SOCKETS_MAX says otherwise; some 200 MB. */
  perNode: 10_000,
  /** A campus or a watch party shares one address. */
  perAddress: 500,
  /** Once a node has less than a fifth of its sockets left, no address gets most of the rest. */
  perAddressWhenCrowded: 50,
  crowdedFrom: 0.8,
  perUser: 20,
  /** Operations that run on one socket at once. */
  operations: 25,
  messageBytes: 65_536,
  /** Bytes that may wait for one reader, for the readers of one address, and for all of a node. */
  waitingBytes: 1024 * 1024,
  waitingBytesPerAddress: 16 * 1024 * 1024,
  waitingBytesPerNode: 128 * 1024 * 1024,
  /** Sockets too many that are closed with a sentence, per second. Beyond that: 429. */
  sentencesPerSecond: 10,
} as const;

/**
 * Each event is executed once for all subscriptions to the same document with the same variables. So the cost is not in
 * sockets but in distinct subscriptions.
 */
export const SUBSCRIPTION_LIMITS = {
  /** Documents that only one address subscribes to. Other variables don't make another document. */
  documentsAlone: 40,
  /** Questions of one address. */
  perAddress: 200,
  /** Questions of a node. */
  perNode: 2_000,
  /** New questions of one address, once four fifths of the node's are taken. */
  perAddressWhenCrowded: 20,
} as const;

/** Close codes besides those of graphql-transport-ws that say a message was not allowed. */
export const CLOSE_CODES = {
  /** The server stops: connect again. */
  goingAway: 1001,
  /** Too many, or too slow: come back later. */
  tryAgainLater: 1013,
  /** The message can't be understood: sending it again will be refused again. */
  badRequest: 4400,
  /** The API token is unknown, ended or revoked. Clients of graphql-ws stop here. */
  unauthorized: 4401,
  /** The session ended or its rights changed: connect again. */
  forbidden: 4403,
} as const;

/** Sentences of at most 123 bytes, the limit of a close frame. */
export const CLOSE_REASONS = {
  tooManyOfNetwork: (limit: number) => `Too many connections from your network (${limit})`,
  tooManyOfUser: (limit: number) => `Too many connections of your account (${limit})`,
  tooManyOfNode: 'The site has as many connections as it can take. Please try again soon.',
  tooSlow: 'Too much was waiting to be read. Please connect again.',
  tryAgain: 'The site could not look up who you are. Please try again.',
  stopping: 'The server is restarting. Please connect again.',
  sessionEnded: 'The session has ended. Connect again to go on as a visitor.',
  rightsChanged: 'Your rights have changed. Please connect again.',
  tokenRevoked: 'This API token was revoked.',
  tokenUnreadable:
    'Send the token as "Bearer ow_…": in the header Authorization, or as authorization in connection_init.',
  textOnly: 'Messages are text, not binary.',
  notAMessage: 'That is no message of graphql-transport-ws.',
} as const;

/** What graphql-transport-ws itself closes for, as sentences. */
export const PROTOCOL_REASONS: Readonly<Record<number, string>> = {
  4401: 'Send connection_init first, and wait for connection_ack.',
  4406: 'This socket speaks graphql-transport-ws only.',
  4408: 'No connection_init came in time.',
  4429: 'connection_init may be sent once only.',
};
