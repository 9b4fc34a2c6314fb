import { showsPage } from '../../../schema/pages/entries/shows.ts';
import { t } from '../../ui/language.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { ShowArchive } from './show-archive.tsx';

/** /shows: every live show, video and short. */
export default function ShowsPage() {
  return (
    <div className="page min-h-dvh py-8 sm:py-10">
      <PageMeta head={showsPage.head} />
      <PageTitle>{t('Shows')}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">
        {t('Every live show, video and short, from the newest back to the first.')}
      </p>
      <ShowArchive archive="shows" asked={showsPage.queries.ShowArchive} />
    </div>
  );
}
