/** What keeps an account its member's own. */
export const ACCOUNT_SECURITY = {
  // The proof of who asks
  'So that nobody creates one in a browser that you left open.':
    'Para que nadie cree uno en un navegador que dejaste abierto.',
} as const;
