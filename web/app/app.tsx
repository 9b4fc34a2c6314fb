import '../ui/theme/app.css';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { followSettings } from '../settings/podcast-settings.ts';
import { showCarriedToast } from '../ui/page/toast.ts';
import { GAME_BAR } from '../games/use-game-bar.ts';
import { nextTask } from '../ui/lazy/next-task.ts';
import { whenQuiet } from '../worker/when-quiet.ts';
import { graphClient } from './apollo.ts';
import { preparePage } from './pages.tsx';
import { Site } from './site.tsx';

/**
 * Downloads the page at a path. If the server rendered it, its first query is read and watched before the page is: the
 * first watch is slow on a phone, and React would do it in one long task.
 */
export async function prepare(pathname: string): Promise<void> {
  await preparePage(pathname);
  const client = graphClient();
  if (!client.prioritizeCacheValues) return;
  await nextTask();
  const query = client.watchQuery({ query: GAME_BAR });
  await nextTask();
  query.getCurrentResult();
  await nextTask();
  query.subscribe({}).unsubscribe();
  await nextTask();
}

/** Everything behind the age gate. */
export default function App() {
  const [client] = useState(graphClient);
  useEffect(followSettings, []);
  useEffect(showCarriedToast, []);
  // Without it the site is as it was.
  useEffect(
    () =>
      whenQuiet(
        () =>
          void import('../worker/new-version.ts')
            .then(({ followVersions }) => followVersions())
            .catch(() => undefined),
      ),
    [],
  );
  // The server's HTML has been replaced or hydrated.
  useEffect(() => void delete document.getElementById('root')?.dataset.holds, []);

  return <Site client={client} Router={BrowserRouter} />;
}
