/**
 * The document's one policy for trusted types (graph/core/http/security.ts names it). What GraphiQL runs are its own
 * workers; what it writes as HTML are descriptions of our own schema, as Markdown that admits no HTML.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(address: string): string },
  ): unknown;
}

const OWN_FILES = '/graphiql/assets/';

(window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== location.origin || !pathname.startsWith(OWN_FILES))
      throw new TypeError(`${address} is no file of GraphiQL`);
    return address;
  },
});
