import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AgeGate } from './age-gate/age-gate.tsx';
import { gateState, storedAgeRecord } from './age-gate/age-record.ts';
import { Splash } from './age-gate/splash.tsx';
import { isPageCacheTaken } from './app/page-cache.ts';
import { awaitedLanguage, speak } from './ui/language.ts';
import { nextTask } from './ui/lazy/next-task.ts';
import { takeLoadedFonts } from './ui/page/fonts.ts';
import { prepared } from './ui/page/prepared.tsx';

/** In separate tasks, so that input is handled between them. */
async function loadApp() {
  const { graphClient } = await import('./app/apollo.ts');
  await nextTask();
  graphClient();
  await nextTask();
  return import('./app/app.tsx');
}

const App = prepared(loadApp);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const site = (
  <StrictMode>
    <AgeGate>
      <Suspense fallback={<Splash />}>
        <App.Page />
      </Suspense>
    </AgeGate>
  </StrictMode>
);

const gate = gateState(storedAgeRecord());
// The document's first script may have seen an age record that no longer counts: then this is not the gate.
const holdsGate = root.hasChildNodes() && root.dataset.holds === undefined;
// The HTML contains the gate, or the frame after it, until the app replaces it. It is in English; until the visitor's
// language is loaded, so is the site.
if (gate === 'undecided' && holdsGate) hydrateRoot(root, site);
else {
  if (gate !== 'verified') delete root.dataset.holds;
  // Server-rendered HTML is hydrated; anything else is replaced. In slices, so
  // that input is handled in between.
  const render = () => {
    const isAsDrawn = gateState(storedAgeRecord()) === 'verified' && isPageCacheTaken();
    const drawn = isAsDrawn && root.querySelector<HTMLElement>(':scope > [data-drawn]');
    if (!drawn) {
      takeLoadedFonts();
      return startTransition(() => createRoot(root).render(site));
    }
    startTransition(() => void hydrateRoot(drawn, site));
    // React hydrates first where the visitor acts or has pressed since the load (index.html).
    delete drawn.dataset.drawn;
    drawn.dispatchEvent(new Event('taken'));
  };
  const words = awaitedLanguage() !== 'en' && speak(awaitedLanguage()).catch(() => undefined);
  // So that nothing on the page is replaced by less.
  const page = async () => (await loadApp()).prepare(window.location.pathname);
  const needed = gate === 'verified' ? [App.prepare(), page().catch(() => undefined)] : [];
  // Without the app the HTML stays; the app reports a missing page.
  void Promise.all([words, ...needed, ...unloadedStyles()]).then(render);
}

/** Style sheets that the page's first script has asked for; before them nothing is drawn. */
function unloadedStyles() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return links
    .filter(({ sheet }) => !sheet)
    .map(
      (link) =>
        new Promise((done) =>
          ['load', 'error'].forEach((event) => link.addEventListener(event, done)),
        ),
    );
}
