import type { ApiTokenRow_TokenFragment as ApiToken, ApiTokenScope } from '../../gql/graphql.ts';
import { KeyRound } from 'lucide-react';
import { API_TOKEN_PREFIX } from '../../../schema/accounts/api-tokens.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { rich, t } from '../../ui/language.ts';
import { AccessRow, agoOf, dayOf } from './access-row.tsx';
import { DeprecatedFields, TokenCalls } from './token-usage.tsx';

/** What each scope is called. */
export const SCOPE_NAMES = {
  READ: 'Read',
  WRITE: 'Read and write',
} as const satisfies Record<ApiTokenScope, string>;

/** One token: what it is for, what it may do, when it was used, and the way to revoke it. */
export function ApiTokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scope, hint, createdAt, lastUsedAt, usage } = token;
  const created = dayOf(createdAt);
  return (
    <AccessRow
      icon={KeyRound}
      name={
        <>
          {name}
          <Badge>{t(SCOPE_NAMES[scope])}</Badge>
        </>
      }
      lines={[
        <code key="hint" translate="no" lang="en" className="font-mono">
          {`${API_TOKEN_PREFIX}…${hint}`}
        </code>,
        lastUsedAt
          ? rich('Last used {used} · created {created}', { used: agoOf(lastUsedAt), created })
          : rich('Never used · created {created}', { created }),
        <TokenCalls key="calls" usage={usage} />,
      ]}
      more={<DeprecatedFields usage={usage} />}
    >
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('Revoke {name}', { name })}
        onClick={onRevoke}
      >
        {t('Revoke')}
      </Button>
    </AccessRow>
  );
}
