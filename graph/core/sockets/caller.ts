/** What is stored of an upgrade request; from a foreign page, without the cookie. */
export interface SocketCaller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}
