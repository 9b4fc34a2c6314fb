import type { ComponentProps } from 'react';
import { AVATAR_PALETTES } from '../../../schema/accounts/avatars.ts';
import { nameOf } from '../../../schema/enum-names.ts';
import type { Text } from '../../../schema/language/english.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';
import { PlatformIcon } from '../../ui/pictures/platform-icon.tsx';
import { YOUTUBE } from '../../ui/pictures/platform-marks.ts';
import { Motion } from '../../ui/pictures/motion.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { PartsOf } from '../part.ts';
import { each } from './each.tsx';

const TONES = {
  neutral: 'Member',
  orange: 'New',
  blue: 'Admin',
  green: 'ANSWERED',
  red: 'Not sent',
  amber: 'Pending',
  live: 'LIVE',
} as const satisfies Record<BadgeTone, Text>;
const SIZES: Record<NonNullable<ComponentProps<typeof Avatar>['size']>, true> = {
  sm: true,
  md: true,
  lg: true,
};

const NAME = 'Claire Beaulieu';
const PREVIEW = '/preview.png';
const IMAGE = {
  url: PREVIEW,
  width: 1200,
  height: 630,
  placeholder: null,
  animation: null,
  sources: [],
};
const pictureStyle = 'w-full rounded-card object-cover';

export const PICTURES: PartsOf<'card.tsx' | `pictures/${string}`> = {
  'card.tsx': {
    Card: {
      when: 'Around one thing of a list, or a part of a page that has a title of its own. Never inside another card.',
      states: { usual: () => <Card>{t('The show')}</Card> },
    },
  },
  'pictures/platform-icon.tsx': {
    PlatformIcon: {
      when: 'Beside the name of a platform. The marks are their own; never draw one.',
      states: { usual: () => <PlatformIcon mark={YOUTUBE} className="size-7" /> },
    },
  },
  'pictures/badge.tsx': {
    Badge: {
      when: 'For the state or kind of a thing in a word or two. The word carries the meaning, never the color alone.',
      states: each(TONES, (tone) => <Badge tone={tone}>{t(TONES[tone])}</Badge>),
    },
  },
  'pictures/avatar.tsx': {
    Avatar: {
      when: 'Beside the name of a member, which it never replaces.',
      states: {
        ...each(SIZES, (size) => <Avatar user={{ name: NAME }} size={size} />),
        palettes: () => (
          <span className="flex flex-wrap gap-2">
            {AVATAR_PALETTES.map(({ id }) => (
              <Avatar key={id} user={{ name: NAME, avatarType: nameOf(id) }} />
            ))}
          </span>
        ),
        'with badges': () => <Avatar user={{ name: NAME, isAdmin: true, isMvp: true }} badges />,
        'with a picture': () => <Avatar user={{ name: NAME, avatarUrl: PREVIEW }} size="lg" />,
      },
    },
  },
  'pictures/picture.tsx': {
    Picture: {
      when: 'For every picture of the graph, with the sizes it is shown in.',
      states: {
        usual: () => (
          <Picture
            image={IMAGE}
            alt={t('The show')}
            sizes="20rem"
            fallback={PREVIEW}
            className={pictureStyle}
          />
        ),
        'without a picture': () => (
          <Picture
            image={null}
            alt={t('The show')}
            sizes="20rem"
            fallback="/icon-192.png"
            frame={{ width: 192, height: 192 }}
          />
        ),
      },
    },
  },
  'pictures/motion.tsx': {
    Motion: {
      when: 'Over a still Picture that has an animation.',
      states: {
        usual: () => (
          <span className="relative block">
            <Picture
              image={IMAGE}
              alt={t('GIF')}
              sizes="20rem"
              fallback={PREVIEW}
              className={pictureStyle}
            />
            <Motion src={PREVIEW} className={pictureStyle} />
          </span>
        ),
      },
    },
  },
};
