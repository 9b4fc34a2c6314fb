import { type ReactNode, useEffect, useRef } from 'react';
import { TRIAL_LISTED, TRIAL_POSTS } from '../../../schema/filters/filters.ts';
import type { FilterTrialQuery } from '../../gql/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { KIND_WORDS } from '../post-words.ts';

interface TrialResultProps {
  trial: FilterTrialQuery['filterTrial'];
  /** What is done next. */
  children: ReactNode;
}

/** What a filter would have matched in the last week, and whom. */
export function TrialResult({ trial, children }: TrialResultProps) {
  const { postCount, matchCount, memberCount, isWhole, matches, members } = trial;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [trial]);
  const counts = { posts: matchCount, total: postCount, members: memberCount };
  return (
    <Card aria-labelledby="trial-title" className="grid gap-4">
      <h3 ref={heading} id="trial-title" tabIndex={-1} className="display text-h3 outline-none">
        {t('In the last week')}
      </h3>
      <p>
        {matchCount === 0
          ? t('It would have matched none of {total|one:# post|other:# posts}.', counts)
          : t(
              'It would have matched {posts|one:# post|other:# posts} of {total} by {members|one:# member|other:# members}.',
              counts,
            )}
        {!isWhole && ` ${t('These were the newest {posts} posts.', { posts: TRIAL_POSTS })}`}
      </p>
      {members.length > 0 && (
        <ul aria-label={t('Members')} className="flex flex-wrap gap-2">
          {members.map(({ user, matchCount: count }) => (
            <li key={user?.id ?? 0}>
              <Badge>
                {user?.name ?? t('a former member')} · {count}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {matches.length > 0 && (
        <ol aria-label={t('Posts')} className="grid gap-3">
          {matches.map(({ id, kind, text, createdAt, user }) => (
            <li key={id} className="grid gap-1 border-l-3 border-border-strong pl-3 text-small">
              <p className="text-muted">
                {t(KIND_WORDS[kind])} · <b dir="auto">{user?.name ?? t('a former member')}</b> ·{' '}
                <RelativeDate date={createdAt} hasTime />
              </p>
              <p dir="auto" className="wrap-anywhere">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {matchCount > TRIAL_LISTED && (
        <p className="text-small text-muted">
          {t('The newest {posts} are shown.', { posts: TRIAL_LISTED })}
        </p>
      )}
      <div className="grid justify-items-start gap-2">{children}</div>
    </Card>
  );
}
