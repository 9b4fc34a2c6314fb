/** The route table of the public document, section 2, as patterns of paths. */
const ROUTES: readonly RegExp[] = [
  /^\/$/,
  /^\/(home|admin|schedule|settings|reset-password|advertise|articles|contact-us|developers|accessibility|profile|fan-zone|game-chat)\/?$/,
  /^\/articles\/[1-9]\d{0,9}(\/preview)?\/?$/,
];

/** False for paths that show '404 Page Not Found'. */
export const isKnownPath = (path: string): boolean => ROUTES.some((route) => route.test(path));
