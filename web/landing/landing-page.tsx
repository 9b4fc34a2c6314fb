import { useQuery } from '@apollo/client/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import { Episodes, EpisodesSkeleton } from '../shows/episodes.tsx';
import { FollowUs } from '../shows/follow-us.tsx';
import { LatestShort, LatestShortSkeleton } from '../shows/latest-short.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { MountainLine } from '../ui/time/mountain-line.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { PageTitle } from '../ui/page/page-title.tsx';
import { Loading } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { landingPage } from '../../schema/pages/entries/landing.ts';
import { Stadium } from './stadium.tsx';
import { t, translated } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const LANDING = graphql(/* GraphQL */ `
  query LandingPage {
    latestShort: latestContent(type: SHORTS) {
      ...LatestShort_item
    }
    episodes: recentContent(type: PODCAST, first: 3) {
      nodes {
        ...Episodes_item
      }
    }
    channelStats {
      subscriberCount
    }
  }
`);

/** How often the channel's figures are asked for, in ms. */
const POLL_MS = 60 * 60_000;

/** /: who we are, a taste of it, and the way in. */
export default function LandingPage() {
  const { data, error, refetch } = useQuery(LANDING, { pollInterval: POLL_MS });
  const retry = () => void refetch().catch(() => undefined);
  const failure =
    !data && error ? (
      <ErrorState text={messageOf(error, 'We couldn’t load this part.')} onRetry={retry} />
    ) : null;
  return (
    <>
      <PageMeta head={landingPage.head} />
      <Hero />
      <div className="page grid gap-14 pt-12 sm:gap-16">
        <div className="grid gap-14 lg:grid-cols-[20rem_1fr] lg:gap-16">
          <LandingSection title={t('Latest short')}>
            {failure ??
              (data ? (
                <LatestShort item={data.latestShort} />
              ) : (
                <Loading label={t('Loading the latest short…')}>
                  <LatestShortSkeleton />
                </Loading>
              ))}
          </LandingSection>
          <LandingSection title={t('Latest episodes')} room="[--room:32rem]">
            {failure ??
              (data ? (
                <Episodes items={data.episodes.nodes} hasLead />
              ) : (
                <Loading label={t('Loading episodes…')}>
                  <EpisodesSkeleton count={3} hasLead />
                </Loading>
              ))}
            <ButtonLink to="/podcast" variant="secondary" icon={ArrowRight} className="mt-6">
              {t('All episodes')}
            </ButtonLink>
          </LandingSection>
        </div>
        <LandingSection
          title={t('Follow us')}
          room="[--room:26rem] sm:[--room:15rem] lg:[--room:10rem]"
        >
          <FollowUs subscribers={data?.channelStats.subscriberCount} />
        </LandingSection>
        <p className="text-center">
          <ButtonLink to="/home" variant="secondary" size="lg">
            {t('Enter the site')}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

function Hero() {
  const { tagline } = useSite();
  return (
    <section className="on-brand floodlit">
      <div className="page relative grid justify-items-start gap-5 pt-14 pb-6 sm:pt-24 lg:pt-28">
        <Stadium className="absolute right-(--gutter) -bottom-20 -z-1 hidden h-[92%] text-border-strong/35 xl:block" />
        <p className="eyebrow text-accent-text">{t('The fan show for Denver football')}</p>
        <PageTitle className="neon max-w-[14ch] text-d1! uppercase">
          {translated(tagline)}
        </PageTitle>
        <p className="max-w-[46ch] text-body-l text-muted">
          {t(
            'Two mics, two glasses, ten years of Sundays. Live every Tuesday and around every game, with a huddle of fans in between.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/home#live-video" size="lg">
            {t('Watch the show')}
          </ButtonLink>
          <ButtonLink to="/home" variant="secondary" size="lg">
            {t('Go to Home')}
          </ButtonLink>
        </div>
      </div>
      <MountainLine className="text-accent-text" />
    </section>
  );
}

interface LandingSectionProps {
  title: string;
  /** About how high it is, where it is below the first screen (see `deferred` in theme.css). */
  room?: string;
  children: ReactNode;
}

function LandingSection({ title, room, children }: LandingSectionProps) {
  return (
    <section aria-label={title} className={classNames('min-w-0', room && `deferred ${room}`)}>
      <h2 className="display mb-5 text-h2">{title}</h2>
      {children}
    </section>
  );
}
