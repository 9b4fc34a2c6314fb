import '../ui/theme/app.css';
import { ApolloProvider } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../accounts/auth-provider.tsx';
import { followSettings } from '../settings/podcast-settings.ts';
import { useLanguage } from '../ui/language.ts';
import { showCarriedToast } from '../ui/toast.ts';
import { createGraphClient, endFirstView } from './apollo.ts';
import { Frame } from './frame.tsx';
import { useScroll } from './use-scroll.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx'));

export { preparePage } from './pages.tsx';

/** Everything behind the age gate. */
export default function App() {
  const [client] = useState(createGraphClient);
  const language = useLanguage();
  useEffect(followSettings, []);
  useEffect(showCarriedToast, []);
  // The parts of the first view have asked by now.
  useEffect(() => endFirstView(client), [client]);
  // What stood there before is gone.
  useEffect(() => void delete document.getElementById('root')?.dataset.holds, []);

  return (
    <ApolloProvider client={client}>
      <BrowserRouter>
        <AuthProvider>
          <Scrolled>
            <Frame key={language} />
          </Scrolled>
          <Suspense fallback={null}>
            <Toaster key={language} />
          </Suspense>
        </AuthProvider>
      </BrowserRouter>
    </ApolloProvider>
  );
}

/** Stays when the page is drawn anew in another language, and so does the place that is read. */
function Scrolled({ children }: { children: ReactNode }) {
  useScroll();
  return children;
}
