import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AgeGate } from './age-gate/age-gate.tsx';
import { gateState, storedAgeRecord } from './age-gate/age-record.ts';
import { Splash } from './age-gate/splash.tsx';
import { speak } from './ui/language.ts';

const loadApp = () => import('./app/app.tsx');
const App = lazy(loadApp);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const site = (
  <StrictMode>
    <AgeGate>
      <Suspense fallback={<Splash />}>
        <App />
      </Suspense>
    </AgeGate>
  </StrictMode>
);

const gate = gateState(storedAgeRecord());
// The HTML holds the gate, or for who has passed it the frame, which stands until the app can take its place. It is in
// English; without the words of the visitor's language, so is the site.
if (gate === 'undecided' && root.hasChildNodes()) hydrateRoot(root, site);
else {
  // In slices, so that a finger is answered meanwhile.
  const render = () => startTransition(() => createRoot(root).render(site));
  const words = document.documentElement.lang === 'es' && speak('es').catch(() => undefined);
  void Promise.all([words, gate === 'verified' && loadApp()]).then(render);
}
