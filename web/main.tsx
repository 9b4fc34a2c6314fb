import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AgeGate } from './age-gate/age-gate.tsx';
import { gateState, storedAgeRecord } from './age-gate/age-record.ts';
import { Splash } from './age-gate/splash.tsx';
import { hasPageCache } from './app/page-cache.ts';
import { speak } from './ui/language.ts';
import { nextTask } from './ui/lazy/next-task.ts';
import { takeLoadedFonts } from './ui/page/fonts.ts';
import { prepared } from './ui/page/prepared.tsx';

/** In tasks of their own, so that a finger is answered between them. */
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
// The HTML holds the gate, or for who has passed it the frame, which stands until the app can take its place. It is in
// English; without the words of the visitor's language, so is the site.
if (gate === 'undecided' && root.hasChildNodes()) hydrateRoot(root, site);
else {
  // What the server drew is taken over as it stands; otherwise the site takes the place of what stands there. In slices, so
  // that a finger is answered meanwhile.
  const render = () => {
    const drawn = hasPageCache() && root.querySelector<HTMLElement>(':scope > [data-drawn]');
    if (!drawn) {
      takeLoadedFonts();
      return startTransition(() => createRoot(root).render(site));
    }
    startTransition(() => void hydrateRoot(drawn, site));
    // Where somebody acts, or has pressed meanwhile (index.html), React takes over first.
    delete drawn.dataset.drawn;
    drawn.dispatchEvent(new Event('taken'));
  };
  const words = document.documentElement.lang === 'es' && speak('es').catch(() => undefined);
  // Then nothing that stands there gives way to something less.
  const page = async () => (await loadApp()).prepare(window.location.pathname);
  const needed = gate === 'verified' ? [App.prepare(), page().catch(() => undefined)] : [];
  // Without the app what stands there stays; a page that is missing is told by the app.
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
