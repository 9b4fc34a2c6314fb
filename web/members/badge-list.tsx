import { Camera, type LucideIcon, Mic, Trophy } from 'lucide-react';
import { BADGE_LEVELS } from '../../schema/accounts/member-profile.ts';
import type { Text } from '../../schema/language/english.ts';
import type { BadgeKind, Member_ProfileFragment as Profile } from '../gql/graphql.ts';
import { Card } from '../ui/card.tsx';
import { t } from '../ui/language.ts';

const ICONS: Readonly<Record<BadgeKind, LucideIcon>> = {
  SCORED_LINEUPS: Trophy,
  APPROVED_PHOTOS: Camera,
  QUESTIONS_ON_AIR: Mic,
};
const NAMES = {
  SCORED_LINEUPS: 'Fantasy player',
  APPROVED_PHOTOS: 'Photographer',
  QUESTIONS_ON_AIR: 'Heard on the show',
} as const satisfies Readonly<Record<BadgeKind, Text>>;

const earnedBy = (kind: BadgeKind, count: number): string =>
  ({
    SCORED_LINEUPS: () => t('{count|one:# scored lineup|other:# scored lineups}', { count }),
    APPROVED_PHOTOS: () => t('{count|one:# approved photo|other:# approved photos}', { count }),
    QUESTIONS_ON_AIR: () =>
      t('{count|one:# answered question|other:# answered questions}', { count }),
  })[kind]();

/** What a member earned, and how much of it. */
export function BadgeList({ badges }: Pick<Profile, 'badges'>) {
  return (
    <section aria-labelledby="badges-title" className="grid gap-3">
      <h2 id="badges-title" className="display text-h3">
        {t('Badges')}
      </h2>
      {badges.length === 0 ? (
        <p className="text-muted">{t('No badges yet.')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-3">
          {badges.map(({ kind, count, level }) => {
            const Icon = ICONS[kind];
            return (
              <Card as="li" key={kind} className="flex items-center gap-4">
                <Icon aria-hidden className="size-8 shrink-0 text-accent-text" strokeWidth={1.5} />
                <p className="grid min-w-0">
                  <b>{t(NAMES[kind])}</b>
                  <span className="text-small text-muted">{earnedBy(kind, count)}</span>
                  <span className="text-small text-muted">
                    {t('Level {level} of {levels}', { level, levels: BADGE_LEVELS.length })}
                  </span>
                </p>
              </Card>
            );
          })}
        </ul>
      )}
    </section>
  );
}
