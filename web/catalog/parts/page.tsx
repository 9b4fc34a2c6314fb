import { ARTICLE_FAULTS } from '../../../schema/articles/article-faults.ts';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { AccessDenied } from '../../ui/page/access-denied.tsx';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { AlertIcon, ChevronIcon, SpinnerIcon } from '../../ui/page/inline-icons.tsx';
import { OfflineBar } from '../../ui/page/offline-bar.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { toast, type ToastMessage } from '../../ui/page/toast.ts';
import { t } from '../../ui/language.ts';
import type { PartsOf } from '../part.ts';

function Broken(): never {
  throw new Error('Broken on purpose, to be seen in the catalog.');
}

function Breaking() {
  const [isBroken, setBroken] = useState(false);
  return (
    <ErrorBoundary>
      {isBroken ? <Broken /> : <Button onClick={() => setBroken(true)}>{t('Show')}</Button>}
    </ErrorBoundary>
  );
}

const raises = (message: () => ToastMessage) => () => (
  <Button variant="secondary" onClick={() => toast(message())}>
    {t('Show')}
  </Button>
);

const icon = 'size-6';

export const PAGE: PartsOf<`page/${string}`> = {
  'page/page-head.tsx': {
    PageHead: {
      when: 'First on each page of its own look: title, lead and its first acts.',
      states: {
        'with all it can have': () => (
          <div data-wide>
            <PageHead
              eyebrow={t('The show')}
              title={t('The Huddle')}
              lead={t('Sign in, or create an account to join the community.')}
            >
              <div>
                <Button>{t('Sign Up')}</Button>
              </div>
            </PageHead>
          </div>
        ),
      },
    },
  },
  'page/page-title.tsx': {
    PageTitle: {
      when: 'The h1 of a page without PageHead; it takes the focus after a change of page.',
      states: { usual: () => <PageTitle>{t('Settings')}</PageTitle> },
    },
  },
  'page/dead-end.tsx': {
    DeadEnd: {
      when: 'Instead of a page that isn’t there.',
      states: {
        'with a way out': () => (
          <DeadEnd title={t('Article not found')} text={t(ARTICLE_FAULTS.notFound)}>
            <Button>{t('See all articles')}</Button>
          </DeadEnd>
        ),
      },
    },
  },
  'page/states.tsx': {
    EmptyState: {
      when: 'Where a list has nothing yet; with the next step if there is one.',
      states: {
        'only a text': () => <EmptyState text={t('No comments yet. Be the first!')} />,
        'with a next step': () => (
          <EmptyState icon={Newspaper} text={t('No published articles found.')}>
            <Button size="sm">{t('Refresh')}</Button>
          </EmptyState>
        ),
      },
    },
    ErrorState: {
      when: 'Where a read failed, inside the part that it was for. A failed act is a toast or an error beside its field.',
      states: {
        'only a text': () => <ErrorState text={t('We couldn’t load the games.')} />,
        'with Retry': () => (
          <ErrorState
            text={t('We couldn’t load the articles.')}
            hint={t('Please try again later.')}
            onRetry={() => undefined}
          />
        ),
      },
    },
  },
  'page/skeleton.tsx': {
    Skeleton: {
      when: 'While a first read runs, in the size of what will come.',
      states: { usual: () => <Skeleton className="h-5 w-56" /> },
    },
    Loading: {
      when: 'Around the skeletons of one part, with the one line that is read out.',
      states: {
        usual: () => (
          <Loading label={t('Loading games…')} className="grid gap-2">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-56" />
          </Loading>
        ),
      },
    },
  },
  'page/toaster.tsx': {
    default: {
      when: 'Call toast() after an act whose result is not seen where it was done. Once on the page; a newer toast takes the place of the older.',
      states: {
        done: raises(() => ({
          title: t('Saved'),
          description: t('Settings saved successfully!'),
          duration: 60_000,
        })),
        failed: raises(() => ({
          title: t('Deletion failed'),
          description: t('Please try again.'),
          variant: 'destructive',
          duration: 60_000,
        })),
        'with an act': raises(() => ({
          title: t('New version'),
          duration: 60_000,
          action: { label: t('Reload'), act: () => location.reload() },
        })),
      },
    },
  },
  'page/access-denied.tsx': {
    AccessDenied: {
      when: 'In place of a page that the viewer may not see.',
      states: {
        usual: () => <AccessDenied text={t('You need admin privileges to access this page.')} />,
        'with a way in': () => (
          <AccessDenied text={t('You must be signed in to view this page.')}>
            <Button>{t('Sign In')}</Button>
          </AccessDenied>
        ),
      },
    },
  },
  'page/error-boundary.tsx': {
    ErrorBoundary: {
      when: 'Around a part that may fail by itself, so that the rest of the page stays.',
      states: { 'breaks when pressed': Breaking },
    },
  },
  'page/offline-bar.tsx': {
    OfflineBar: {
      when: 'Once, in the frame. Take the browser offline to see it here.',
      states: { usual: OfflineBar },
    },
  },
  'page/inline-icons.tsx': {
    ChevronIcon: {
      when: 'In what the age gate needs; everything else takes icons from lucide-react.',
      states: { usual: () => <ChevronIcon className={icon} /> },
    },
    AlertIcon: { when: 'As above.', states: { usual: () => <AlertIcon className={icon} /> } },
    SpinnerIcon: { when: 'As above.', states: { usual: () => <SpinnerIcon className={icon} /> } },
  },
  'page/live-region.tsx': {
    LiveRegion: { when: 'For news that is read out politely. Mount it before it has content.' },
  },
  'page/page-meta.tsx': {
    PageMeta: { when: 'First in the component of each page: title, description, previews.' },
  },
  'page/prepared.tsx': {},
  'page/visually-hidden.tsx': {
    VisuallyHidden: { when: 'For words that sighted readers get from the layout.' },
  },
};
