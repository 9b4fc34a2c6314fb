/** What is kept of an upgrade request. Of a foreign page's the cookie is not. */
export interface SocketCaller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}
