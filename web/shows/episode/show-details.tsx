import { ExternalLink } from 'lucide-react';
import { lazy, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ARCHIVES } from '../../../schema/shows/archive.ts';
import { archiveOf } from '../../../schema/shows/show-paths.ts';
import type { ShowPageQuery } from '../../gql/graphql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { t, translated } from '../../ui/language.ts';
import { WhenNear } from '../../ui/lazy/when-near.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useIsAsDrawn } from '../../ui/time/now.ts';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { STATE_WORDS } from '../admin/show-words.ts';
import { playerOf, startIn } from '../player.ts';
import stockPicture from '../stock-picture.svg';
import { TYPE_WORDS } from '../type-words.ts';
import { AnsweredQuestions } from './answered-questions.tsx';
import { Chapters } from './chapters.tsx';
import { EpisodeAudio } from './episode-audio.tsx';
import { EpisodeEmbed } from './episode-embed.tsx';
import { EpisodeVideo } from './episode-video.tsx';
import { MoreShowsSkeleton } from './more-shows-frame.tsx';
import type { Seek } from './seek.ts';
import { ShareShow } from './share-show.tsx';

const MoreShows = lazy(() => import('./more-shows.tsx'));
const Transcript = lazy(() => import('./transcript.tsx'));

type Show = NonNullable<ShowPageQuery['show']>;

/** One show: its player, what it is about, and the ways into it. */
export function ShowDetails({ show }: { show: Show }) {
  const player = useRef<Seek>(null);
  const place = useRef<HTMLDivElement>(null);
  function seek(seconds: number) {
    player.current?.seek(seconds);
    place.current?.scrollIntoView({ block: 'nearest' });
  }
  const archive = archiveOf(show.type);
  const { chapters, questions, hasTranscript, description } = show;
  return (
    <div className="page min-h-dvh py-6 sm:py-8">
      <article className="mx-auto max-w-[46rem]">
        <BackLink data-chrome to={ARCHIVES[archive].path}>
          {archive === 'podcast' ? t('All episodes') : t('All shows')}
        </BackLink>
        <Header show={show} />
        <div ref={place} className="mt-6 grid scroll-mt-24 gap-4">
          <Player show={show} player={player} />
          <ShareShow show={show} positionOf={() => player.current?.position() ?? 0} />
        </div>
        {description && (
          <p dir="auto" className="mt-8 max-w-[66ch] wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        {chapters.length > 0 && <Chapters chapters={chapters} onSeek={seek} />}
        {questions.length > 0 && <AnsweredQuestions questions={questions} />}
        {hasTranscript && (
          <section aria-labelledby="transcript-title" className="mt-10">
            <h2 id="transcript-title" className="display mb-4 text-h2">
              {t('Transcript')}
            </h2>
            <WhenNear
              fallback={
                <Loading label={t('Loading the transcript…')}>
                  <Skeleton className="h-96" />
                </Loading>
              }
            >
              <Transcript id={show.id} onSeek={seek} />
            </WhenNear>
          </section>
        )}
      </article>
      <div data-chrome className="mx-auto max-w-[46rem]">
        <WhenNear fallback={<MoreShowsSkeleton type={show.type} />}>
          <MoreShows key={show.id} id={show.id} type={show.type} />
        </WhenNear>
      </div>
    </div>
  );
}

function Header({ show }: { show: Show }) {
  const { type, title, duration, publishedAt, isCurrentlyLive, state, thumbnail } = show;
  return (
    <header className="mt-3 flex flex-wrap items-center gap-5">
      {type === 'PODCAST' && (
        <Picture
          image={thumbnail}
          alt=""
          isFirst
          sizes="9.5rem"
          fallback={stockPicture}
          frame={{ width: 152, height: 152 }}
          className="size-20 shrink-0 rounded-card bg-surface-2 object-cover sm:size-38"
        />
      )}
      <div className="grid min-w-0 grow basis-40 gap-2">
        <p className="flex flex-wrap gap-2">
          {isCurrentlyLive && <Badge tone="live">{t('LIVE')}</Badge>}
          <Badge>{translated(TYPE_WORDS[type])}</Badge>
          {state && state !== 'VISIBLE' && (
            <Badge tone={STATE_WORDS[state][0]}>{translated(STATE_WORDS[state][1])}</Badge>
          )}
        </p>
        <PageTitle className="wrap-anywhere">{title}</PageTitle>
        <p className="text-muted">
          {publishedAt && <RelativeDate date={publishedAt} />}
          {publishedAt && duration && ' · '}
          {duration && <span className="tabular-nums">{duration}</span>}
        </p>
      </div>
    </header>
  );
}

/** The player that this show can have; where there is none, the way to where it is. */
function Player({ show, player }: { show: Show; player: RefObject<Seek | null> }) {
  const startAt = useStart();
  const { type, audioUrl, url } = show;
  if (type !== 'PODCAST') return <EpisodeVideo ref={player} show={show} />;
  const picture = show.thumbnail?.url ?? null;
  if (audioUrl)
    return <EpisodeAudio ref={player} show={{ ...show, audioUrl, picture }} startAt={startAt} />;
  if (playerOf(show)) return <EpisodeEmbed ref={player} show={show} startAt={startAt} />;
  return (
    <a href={url} rel="noopener" className={buttonStyle('secondary', 'lg', 'justify-self-start')}>
      <ExternalLink aria-hidden className="size-[1.125em] shrink-0" />
      {t('Listen where it was published')}
    </a>
  );
}

/** Where the address asks to begin. The server, which draws one page for all, doesn't know. */
function useStart(): number {
  const { search } = useLocation();
  const isAsDrawn = useIsAsDrawn();
  return isAsDrawn ? 0 : startIn(search);
}
