import { useQuery } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { HomeArticles } from '../articles/home-articles.tsx';
import { graphql } from '../gql/gql.ts';
import { AskTheHosts } from '../questions/ask-the-hosts.tsx';
import { Episodes, EpisodesSkeleton } from '../shows/episodes.tsx';
import { FollowUs } from '../shows/follow-us.tsx';
import { Shorts, ShortsSkeleton } from '../shows/shorts.tsx';
import { ShowSchedule } from '../shows/show-schedule.tsx';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { Loading } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { homePage } from '../../schema/pages/entries/home.ts';
import { LiveShow } from './live-show.tsx';
import { SponsorSpotlight } from './sponsor-spotlight.tsx';
import { t } from '../ui/language.ts';

const ArticleNews = lazy(() => import('../articles/article-news.tsx'));
const ShowNews = lazy(() => import('../shows/show-news.tsx'));
const SponsorNews = lazy(() => import('../contact/sponsors/sponsor-news.tsx'));

const QUERIES = ['HomePage'];

/** Shows and articles are pushed; scheduled ones appear by polling at this interval, in ms. */
const POLL_MS = 5 * 60_000;

const HOME = graphql(/* GraphQL */ `
  query HomePage {
    live: latestContent(type: LIVE) {
      ...LiveShow_item
    }
    video: latestContent(type: YOUTUBE) {
      ...LiveShow_item
    }
    shorts: recentContent(type: SHORTS, first: 5) {
      nodes {
        ...Shorts_item
      }
    }
    episodes: recentContent(type: PODCAST, first: 4) {
      nodes {
        ...Episodes_item
      }
    }
    articles(first: 3) {
      nodes {
        ...ArticleCard_article
      }
    }
    sponsorSpotlight {
      ...SponsorSpotlight_sponsor
    }
    sponsors {
      ...SponsorSpotlight_other
    }
    channelStats {
      subscriberCount
    }
  }
`);

/** /home: the show, shorts, episodes, articles, and the ways to take part. */
export default function HomePage() {
  const { data, error, refetch } = useQuery(HOME, { pollInterval: POLL_MS });
  const isLoading = !data && !error;
  const retry = () => void refetch().catch(() => undefined);
  const failure =
    !data && error ? (
      <ErrorState text={messageOf(error, 'We couldn’t load this part.')} onRetry={retry} />
    ) : null;

  return (
    <>
      <PageMeta head={homePage.head(data?.live ?? data?.video ?? null)} />
      <LiveShow live={data?.live} video={data?.video} isLoading={isLoading} failure={failure} />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <ShowNews refetch={refetch} playerIn="live-video" />
          <SponsorNews queries={QUERIES} />
          <ArticleNews
            refetch={refetch}
            onShow={() => document.getElementById('articles')?.scrollIntoView()}
          />
        </Suspense>
      </ErrorBoundary>
      <div className="page grid gap-14 pt-10 sm:gap-16">
        <HomeSection
          id="videos"
          title={t('Shorts')}
          room="[--room:32rem] lg:[--room:46rem]"
          more={<Link to="/shows">{t('All shows')}</Link>}
        >
          {failure ??
            (data ? (
              <Shorts items={data.shorts.nodes} />
            ) : (
              <Loading label={t('Loading shorts…')}>
                <ShortsSkeleton />
              </Loading>
            ))}
        </HomeSection>
        <HomeSection
          id="episodes"
          title={t('Podcast')}
          room="[--room:37rem]"
          more={<Link to="/podcast">{t('All episodes')}</Link>}
        >
          {failure ??
            (data ? (
              <Episodes items={data.episodes.nodes} hasLead />
            ) : (
              <Loading label={t('Loading episodes…')}>
                <EpisodesSkeleton count={4} hasLead />
              </Loading>
            ))}
        </HomeSection>
        <HomeSection
          id="articles"
          title={t('Latest articles')}
          room="[--room:55rem] sm:[--room:64rem] lg:[--room:39rem]"
          more={<Link to="/articles?showAll=true">{t('All articles')}</Link>}
        >
          {failure ?? <HomeArticles articles={data?.articles.nodes} />}
        </HomeSection>
        <SponsorSpotlight
          sponsor={isLoading ? undefined : (data?.sponsorSpotlight ?? null)}
          all={data?.sponsors ?? []}
        />
        <AskTheHosts />
        <section id="schedule-section" aria-label={t('Show schedule')}>
          <ShowSchedule />
        </section>
        <HomeSection
          id="follow-us"
          title={t('Follow us')}
          room="[--room:26rem] sm:[--room:15rem] lg:[--room:10rem]"
        >
          <FollowUs subscribers={data?.channelStats.subscriberCount} />
        </HomeSection>
      </div>
    </>
  );
}

interface HomeSectionProps {
  id: string;
  title: string;
  /** A link to more of the same. */
  more?: ReactNode;
  /** About how high it is (see `deferred` in theme.css). */
  room: string;
  children: ReactNode;
}

function HomeSection({ id, title, more, room, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`deferred scroll-mt-4 ${room}`}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-title`} className="display text-h2">
          {title}
        </h2>
        {more && (
          <span className="*:inline-flex *:min-h-11 *:items-center *:font-semibold *:text-link *:underline">
            {more}
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
