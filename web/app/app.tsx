import '../ui/theme/app.css';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { followSettings } from '../settings/podcast-settings.ts';
import { showCarriedToast } from '../ui/toast.ts';
import { createGraphClient } from './apollo.ts';
import { Site } from './site.tsx';

export { preparePage } from './pages.tsx';

/** Everything behind the age gate. */
export default function App() {
  const [client] = useState(createGraphClient);
  useEffect(followSettings, []);
  useEffect(showCarriedToast, []);
  // What stood there before is gone, or has been taken over.
  useEffect(() => void delete document.getElementById('root')?.dataset.holds, []);

  return <Site client={client} Router={BrowserRouter} />;
}
