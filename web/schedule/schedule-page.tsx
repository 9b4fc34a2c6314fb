import { useQuery } from '@apollo/client/react';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { lazy, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { showCalendarPath } from '../../schema/time/calendar.ts';
import { inOrderOf, nextShows } from '../../schema/shows/show-times.ts';
import { platformUrls } from '../../schema/site/platforms.ts';
import { showWords } from '../../schema/shows/show-words.ts';
import { graphql } from '../gql/gql.ts';
import { buttonStyle } from '../ui/buttons/button-style.ts';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { schedulePage } from '../../schema/pages/entries/schedule.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { ComingGames } from './coming-games.tsx';
import { NextDate } from './next-date.tsx';
import { SeasonResults } from './season-results.tsx';
import { TodaysGame } from './todays-game.tsx';
import { YourCalendar } from './your-calendar.tsx';
import { reader, t } from '../ui/language.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { useSite } from '../ui/site.ts';
import { useNow } from '../ui/time/now.ts';

const SCHEDULE = graphql(/* GraphQL */ `
  query SchedulePage {
    nextGame {
      id
      kickoffAt
    }
    games {
      id
      kickoffAt
      ...ComingGames_game
    }
    seasons
  }
`);

const PastSeason = lazy(() => import('./past-season.tsx'));
const never = () => () => undefined;

/** /schedule: the five recurring shows, and when each of them is on next. */
export default function SchedulePage() {
  const { data, error } = useQuery(SCHEDULE);
  const now = useNow();
  const site = useSite();
  const urls = platformUrls(site);
  const platforms = [
    ['Apple Podcasts', urls.applePodcasts],
    ['Spotify', urls.spotify],
    ['YouTube Music', urls.youtubeMusic],
  ] as const;
  // The game to come may belong to the next season already.
  const games = data ? [...data.games, ...(data.nextGame ? [data.nextGame] : [])] : [];
  const next =
    data || error
      ? nextShows(
          now,
          games.map(({ kickoffAt }) => new Date(kickoffAt)),
          site,
        )
      : null;
  return (
    <>
      <PageMeta head={schedulePage.head} />
      <PageHead
        eyebrow={
          <Link to="/home" className="inline-flex min-h-11 items-center gap-2 rounded-badge">
            <ArrowLeft aria-hidden className="size-4" /> {t('Back to home')}
          </Link>
        }
        title={t('Show Schedule')}
        lead={t(
          'Four live shows and a podcast, every week of the season. All times are Mountain Time (MT).',
        )}
      />
      <div className="page py-6">
        {data && <TodaysGame games={data.games} />}
        <ol id="schedule-section" className="*:last:border-0">
          {inOrderOf(next ?? {})
            .map(({ id, title }) => ({
              id,
              title,
              ...showWords(id, site, reader()),
            }))
            .map(({ id, title, day, rule }) => (
              <li
                key={id}
                className="grid items-baseline gap-x-8 gap-y-1 border-b border-border py-5 sm:grid-cols-[11rem_1fr_auto]"
              >
                <p className="display text-h2 text-accent-text">{day}</p>
                <div>
                  <h2 className="text-h3 font-bold">{title}</h2>
                  <p className="text-muted">{rule}</p>
                  {/* As high before the answer as after it. */}
                  <p className="min-h-6 text-small">
                    {next && <NextDate id={id} show={next[id]} />}
                  </p>
                </div>
                <AddToCalendar path={showCalendarPath(id)} what={title} />
              </li>
            ))}
        </ol>
        <YourCalendar />
        {data && <ComingGames games={data.games} />}
        {data && <SeasonResults games={data.games} />}
        <EarlierSeasons seasons={data?.seasons ?? []} />
        <h2 className="display mt-12 text-h2">{t('Subscribe')}</h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          {platforms.map(([name, address]) => (
            <li key={name}>
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle('secondary')}
              >
                {name} <ExternalLink aria-hidden className="size-4" />
                <span className="sr-only">{t('(opens in a new tab)')}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Where there is a season before this one. The server draws the page without the address's season, so not at first. */
function EarlierSeasons({ seasons }: { seasons: readonly number[] }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [search] = useSearchParams();
  if (!isInBrowser || (seasons.length < 2 && !search.has('season'))) return null;
  return (
    <LazyPart fallback={null}>
      <PastSeason seasons={seasons} />
    </LazyPart>
  );
}
