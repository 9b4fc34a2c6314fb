import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { CheckInCard_CheckInFragment as CheckIn } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Motion } from '../ui/pictures/motion.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment CheckInCard_checkIn on CheckIn {
    id
    location
    description
    createdAt
    game {
      id
      opponent
      isHome
    }
    photo {
      url
      placeholder
      sources {
        type
        srcset
      }
      animation
    }
    user {
      id
      name
      avatarUrl
      avatarType
    }
  }
`);

/** Who was where for which game; actions are below. */
export function CheckInCard({
  checkIn,
  className,
  children,
}: {
  checkIn: CheckIn;
  className?: string;
  children?: ReactNode;
}) {
  const { location, description, game, createdAt, user } = checkIn;
  return (
    <li
      className={classNames(
        'flex flex-col overflow-hidden rounded-card border border-border bg-raised',
        className,
      )}
    >
      <CheckInPhoto photo={checkIn.photo} location={location} />
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex items-start gap-1.5 font-semibold" dir="auto">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <span className="min-w-0 wrap-anywhere">{location}</span>
        </p>
        {description && (
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {description}
          </p>
        )}
        <p className="mt-auto flex items-center gap-2 pt-1 text-small text-muted">
          <Avatar user={user} size="sm" />
          <span className="min-w-0">
            <span className="font-semibold text-text">{user.name}</span>
            {' · '}
            {game.isHome ? t('vs.') : t('at')} {game.opponent}
            {' · '}
            <RelativeDate date={createdAt} />
          </span>
        </p>
        {children}
      </div>
    </li>
  );
}

function CheckInPhoto({ photo, location }: { photo: CheckIn['photo']; location: string }) {
  if (!photo) return null;
  return (
    <div className="relative">
      <picture>
        {photo.sources.map(({ type, srcset }) => (
          <source
            key={type}
            type={type}
            srcSet={srcset}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          />
        ))}
        <img
          src={photo.url}
          alt={t('At {location}', { location })}
          loading="lazy"
          decoding="async"
          className="aspect-video w-full bg-surface-2 bg-cover object-cover"
          style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
        />
      </picture>
      <Motion src={photo.animation} className="aspect-video w-full object-cover" />
    </div>
  );
}
