import { podcastPage } from '../../../schema/pages/entries/podcast.ts';
import { t } from '../../ui/language.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { ShowArchive } from './show-archive.tsx';

/** /podcast: every episode. */
export default function PodcastPage() {
  return (
    <div className="page min-h-dvh py-8 sm:py-10">
      <PageMeta head={podcastPage.head} />
      <PageTitle>{t('Podcast')}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">
        {t('Every episode, from the newest back to the first.')}
      </p>
      <ShowArchive archive="podcast" asked={podcastPage.queries.ShowArchive} />
    </div>
  );
}
