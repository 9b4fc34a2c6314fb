/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenQuiet(act: () => void): void {
  // Safari knows no idle callback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
