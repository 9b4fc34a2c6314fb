import { ownBuild } from './worker.ts';

const MOST_PICTURES = 4;

/** Has the worker cache the article that is shown, with the files that its page has used. */
export async function cacheArticle(path: string, title: string): Promise<void> {
  const build = ownBuild();
  if (!build || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // The reader has left the page since.
  if (window.location.pathname !== path) return;
  const article = { path, title, build, files: usedFiles(), pictures: shownPictures() };
  active?.postMessage({ article });
}

/** Files of the build: scripts, styles and fonts. */
const usedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);

/** In the sizes that this screen has loaded. */
const shownPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('article img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .slice(0, MOST_PICTURES);
