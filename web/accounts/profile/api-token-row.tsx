import { KeyRound } from 'lucide-react';
import { API_TOKEN_PREFIX, type ApiTokenScope } from '../../../schema/accounts/api-tokens.ts';
import type { OwnApiTokensQuery } from '../../gql/graphql.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { dateFormat, rich, t } from '../../ui/language.ts';
import { timeAgo } from './time-ago.ts';

export type OwnApiToken = OwnApiTokensQuery['ownApiTokens'][number];

const date = dateFormat({ dateStyle: 'medium', timeZone: 'America/Denver' });

/** What each scope is called. */
export const SCOPE_NAMES = {
  read: 'Read',
  write: 'Read and write',
} as const satisfies Record<ApiTokenScope, string>;

/** One token: what it is for, what it may do, when it was used, and the way to revoke it. */
export function ApiTokenRow({ token, onRevoke }: { token: OwnApiToken; onRevoke: () => void }) {
  const { name, scope, hint, createdAt, lastUsedAt } = token;
  const created = <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <Badge>{t(SCOPE_NAMES[scope])}</Badge>
        </p>
        <p className="text-small text-muted">
          <code translate="no" lang="en" className="font-mono">
            {`${API_TOKEN_PREFIX}…${hint}`}
          </code>
        </p>
        <p className="text-small text-muted">
          {lastUsedAt
            ? rich('Last used {used} · created {created}', {
                used: <time dateTime={lastUsedAt}>{timeAgo(lastUsedAt, new Date())}</time>,
                created,
              })
            : rich('Never used · created {created}', { created })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('Revoke {name}', { name })}
        onClick={onRevoke}
      >
        {t('Revoke')}
      </Button>
    </li>
  );
}
