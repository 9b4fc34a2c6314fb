/** A browser that remembers nothing and is online: what parts of the site look for while they are drawn outside of one. */
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

Object.assign(globalThis, {
  window: globalThis,
  localStorage: nothing,
  sessionStorage: nothing,
  // What waits until it comes near stays away.
  IntersectionObserver: Object,
});
Object.defineProperty(navigator, 'onLine', { value: true });

export {};
