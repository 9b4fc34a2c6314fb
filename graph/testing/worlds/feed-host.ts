import { type PictureHost, startPictureHosts } from '../servers/picture-host.ts';
import { type Site, startSite } from '../site.ts';

interface FeedSite {
  readonly host: PictureHost;
  readonly site: Site;
  readonly stop: () => Promise<void>;
}

/**
 * A site that may ask a host of the test for feeds and their files. The settings may depend on the host's address.
 * Stop it in `afterAll`.
 */
export async function startFeedSite(
  envOf: (address: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<FeedSite> {
  const [host] = (await startPictureHosts(1)) as [PictureHost];
  const site = await startSite({
    env: { FEED_HOSTS: host.host, ...envOf(`https://${host.host}`) },
  });
  const stop = async () => {
    await site.stop();
    await host.stop();
  };
  return { host, site, stop };
}
