import { useState } from 'react';
import { initialsOf, paletteOf } from '../../../schema/accounts/avatars.ts';
import { Badge } from './badge.tsx';
import { classNames } from '../class-names.ts';
import { t } from '../language.ts';

export interface AvatarUser {
  name: string;
  avatarUrl?: string | null;
  avatarType?: string | null;
  isAdmin?: boolean | null;
  isMvp?: boolean | null;
}

const SIZES = { sm: 'size-8 text-tiny', md: 'size-11 text-body', lg: 'size-20 text-[1.75rem]' };

interface AvatarProps {
  user: AvatarUser;
  size?: keyof typeof SIZES;
  /** Shows the Admin and MVP badges under it. */
  badges?: boolean;
  className?: string;
}

/**
 * A member's picture, or the initials on the chosen palette. The name must be beside it: the picture itself has no text
 * alternative.
 */
export function Avatar({ user, size = 'md', badges = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { bg, text, border } = paletteOf(user.avatarType ?? 'default');
  const picture = user.avatarUrl && user.avatarUrl !== broken ? user.avatarUrl : null;
  return (
    <span className={classNames('inline-flex shrink-0 flex-col items-center gap-1', className)}>
      <span
        aria-hidden
        className={classNames(
          'grid place-items-center overflow-hidden rounded-full border-2 font-bold',
          SIZES[size],
        )}
        style={{ backgroundColor: bg, color: text, borderColor: border }}
      >
        {picture ? (
          <img
            src={picture}
            alt=""
            loading="lazy"
            className="size-full object-cover"
            onError={() => setBroken(picture)}
          />
        ) : (
          initialsOf(user.name)
        )}
      </span>
      {badges && (user.isAdmin || user.isMvp) && (
        <span className="flex gap-1">
          {user.isAdmin && <Badge tone="blue">{t('Admin')}</Badge>}
          {user.isMvp && <Badge tone="amber">{t('MVP')}</Badge>}
        </span>
      )}
    </span>
  );
}
