import { ExternalLink } from 'lucide-react';
import { type Channel, channelsOf } from '../../schema/shows/shows.ts';
import { numberFormat, t, translated } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';
import { PlatformIcon } from '../ui/pictures/platform-icon.tsx';
import {
  APPLE_PODCASTS,
  FACEBOOK,
  INSTAGRAM,
  SPOTIFY,
  X,
  YOUTUBE,
} from '../ui/pictures/platform-marks.ts';

const number = numberFormat();

const MARKS: Readonly<Record<Channel['id'], string>> = {
  social: FACEBOOK,
  video: YOUTUBE,
  podcast: APPLE_PODCASTS,
  streaming: SPOTIFY,
  pictures: INSTAGRAM,
  'short-posts': X,
};

/** Where else the show can be found. `subscribers` is the figure of the video channel. */
export function FollowUs({ subscribers }: { subscribers?: number | undefined }) {
  const site = useSite();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {channelsOf(site).map(({ id, name, act, url }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex h-full items-center gap-4 rounded-card border border-border bg-raised p-4 transition-colors duration-110 hover:bg-surface"
          >
            <PlatformIcon mark={MARKS[id]} className="size-7 shrink-0 text-accent-text" />
            <span className="grid min-w-0 grow">
              <span className="font-bold">{translated(name)}</span>
              <span className="text-small text-muted">
                {translated(act)}
                {id === 'video' && subscribers !== undefined && (
                  <span className="block">
                    {t('{subscribers} subscribers', { subscribers: number.format(subscribers) })}
                  </span>
                )}
              </span>
            </span>
            <ExternalLink aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{t('(opens in a new tab)')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
