import { type LucideIcon, MessagesSquare, Radio, Video } from 'lucide-react';
import { lazy, type ReactNode, useMemo } from 'react';
import { LEAD_SIZES } from '../../schema/photos/images.ts';
import { liveHint, noVideo } from '../../schema/shows/show-words.ts';
import { useChatStatus } from '../chat/use-chat-status.ts';
import { NextGameCard } from '../games/next-game-card.tsx';
import { useTonight } from '../games/use-tonight.ts';
import { graphql } from '../gql/gql.ts';
import type { LiveShow_ItemFragment } from '../gql/graphql.ts';
import { PinnedLine } from '../news/pinned-line.tsx';
import { LiteEmbed } from '../shows/lite-embed.tsx';
import { mainVideo } from '../../schema/articles/main-video.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageTitle } from '../ui/page/page-title.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { MountainLine } from '../ui/time/mountain-line.tsx';
import { Headline } from '../settings/headline.tsx';
import { reader, t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';
import { GAME_NIGHT_TITLE } from './game-night-title.ts';

const GameNight = lazy(() => import('./game-night.tsx'));

graphql(/* GraphQL */ `
  fragment LiveShow_item on ContentItem {
    description
    publishedAt
    thumbnailUrl
    ...LiteEmbed_item
  }
`);

interface LiveShowProps {
  live: LiveShow_ItemFragment | null | undefined;
  video: LiveShow_ItemFragment | null | undefined;
  isLoading: boolean;
  /** Replaces the player when the page could not be loaded. */
  failure: ReactNode;
}

/**
 * The top of the page, on navy: the live or latest show, and beside it when the next one is. On game night the game takes
 * the place of the show, and the show comes beside it.
 */
export function LiveShow({ live, video, isLoading, failure }: LiveShowProps) {
  const shown = mainVideo(live, video);
  const tonight = useTonight();
  // What the server drew of it stays until its script is there, as long as nothing of it changes.
  const game = useMemo(
    () =>
      tonight && (
        <LazyPart fallback={<Skeleton className="aspect-video rounded-card" />}>
          <GameNight tonight={tonight} />
        </LazyPart>
      ),
    [tonight],
  );
  return (
    <section
      id={tonight ? undefined : 'live-video'}
      aria-labelledby={tonight ? GAME_NIGHT_TITLE : 'live-video-title'}
      className="on-brand floodlit scroll-mt-26"
    >
      <div className="page grid gap-6 py-6 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] lg:gap-8 lg:py-8">
        {game}
        {/* It keeps its place among the children: a show that plays goes on when the game begins. */}
        <div id={tonight ? 'live-video' : undefined} className="min-w-0 scroll-mt-26">
          {shown && (
            <LiteEmbed
              key={shown.id}
              item={shown}
              isFirst
              sizes={LEAD_SIZES.show}
              className="aspect-video"
            />
          )}
          {isLoading && (
            <Loading label={t('Loading the show…')}>
              <Skeleton className="aspect-video rounded-card" />
            </Loading>
          )}
          {!shown && !isLoading && (
            <div className="grid aspect-video place-items-center">{failure ?? <NoShowYet />}</div>
          )}
          <ShownTitle shown={shown} isLead={!tonight} />
          <PinnedLine className="mt-3 rounded-control border border-accent bg-raised px-3" />
          {tonight && (
            <div className="mt-6 max-lg:hidden">
              <NextGameCard />
            </div>
          )}
        </div>
        {!tonight && <ComingUp />}
      </div>
    </section>
  );
}

/** Beside the show: when the next one is, or the chat while it is open, and the next game. */
function ComingUp() {
  const { isOpen } = useChatStatus();
  const site = useSite();
  return (
    <aside
      aria-label={t('Coming up')}
      className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1"
    >
      {isOpen ? (
        <NextUp
          icon={MessagesSquare}
          eyebrow={t('It’s game day')}
          title={t('Game chat is open')}
          note={liveHint(reader(), site)}
          isNow
        >
          <ButtonLink to="/game-chat" size="sm">
            {t('Join the chat')}
          </ButtonLink>
        </NextUp>
      ) : (
        <NextUp
          icon={Radio}
          eyebrow={t('Live show')}
          title={liveHint(reader(), site)}
          note={t('And before, during and after every game.')}
        >
          <ButtonLink to="/home#schedule-section" variant="secondary" size="sm">
            {t('Show schedule')}
          </ButtonLink>
        </NextUp>
      )}
      {/* On phones the game bar says it already. */}
      <div className="max-sm:hidden">
        <NextGameCard />
      </div>
    </aside>
  );
}

/** As large as the player that will be there, so that nothing moves when the first show arrives. */
function NoShowYet() {
  const site = useSite();
  return (
    <div className="relative grid size-full place-items-center overflow-hidden rounded-card border border-border bg-raised pb-24">
      <div className="grid justify-items-center gap-3 px-6 text-center">
        <Video aria-hidden className="size-10 text-accent-text" strokeWidth={1.5} />
        <p className="max-w-[28ch] text-h3 font-semibold">{noVideo(reader(), site)}</p>
      </div>
      <MountainLine ground="night" className="absolute inset-x-0 bottom-0" />
    </div>
  );
}

interface NextUpProps {
  icon: LucideIcon;
  eyebrow: string;
  title: string;
  note: string;
  /** Highlighted: it is happening now. */
  isNow?: boolean;
  /** The way there. */
  children: ReactNode;
}

/** What comes next. On game day the open chat takes the place of the show's hint: same card, so that nothing moves. */
function NextUp({ icon: Icon, eyebrow, title, note, isNow = false, children }: NextUpProps) {
  return (
    <div
      className={classNames(
        'grid content-start justify-items-start gap-3 rounded-card border bg-raised p-4 sm:p-6',
        isNow ? 'border-accent' : 'border-border',
      )}
    >
      <p className="eyebrow flex items-center gap-2 text-accent-text">
        <Icon aria-hidden className="size-4" /> {eyebrow}
      </p>
      <p className="display min-h-[1.1em] text-h2 lg:min-h-[2.2em]">{title}</p>
      <p className="text-small text-muted">{note}</p>
      {children}
    </div>
  );
}

/** The same two lines for the title whatever is shown above, so that nothing below moves. */
function ShownTitle({ shown, isLead }: { shown: LiveShow_ItemFragment | null; isLead: boolean }) {
  const title = (
    <span id="live-video-title">
      <Headline text={shown?.title ?? t('The show')} />
    </span>
  );
  return (
    <div className="mt-4 grid gap-1">
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        {shown?.isCurrentlyLive ? (
          <Badge tone="live">{t('LIVE NOW')}</Badge>
        ) : (
          <span className="eyebrow text-accent-text">{t('Latest from the show')}</span>
        )}
        {shown?.publishedAt && !shown.isCurrentlyLive && <RelativeDate date={shown.publishedAt} />}
      </p>
      {isLead ? (
        <PageTitle className="line-clamp-2 min-h-[2.2em] text-h2!">{title}</PageTitle>
      ) : (
        <h2 className="display line-clamp-2 min-h-[2.2em] text-h3">{title}</h2>
      )}
    </div>
  );
}
