import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { AgeGate } from './age-gate/age-gate.tsx';
import { gateState, storedAgeRecord } from './age-gate/age-record.ts';
import { Splash } from './age-gate/splash.tsx';

const loadApp = () => import('./app/app.tsx');
const App = lazy(loadApp);

// Everything behind the gate is a download of its own: at once for visitors who have passed it, else while they choose.
if (gateState(storedAgeRecord()) === 'verified') void loadApp();
else if ('requestIdleCallback' in window) requestIdleCallback(() => void loadApp());
else setTimeout(() => void loadApp(), 1000);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AgeGate>
      <Suspense fallback={<Splash />}>
        <App />
      </Suspense>
    </AgeGate>
  </StrictMode>,
);
