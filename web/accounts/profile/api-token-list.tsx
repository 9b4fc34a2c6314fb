import { useState } from 'react';
import type { ApiTokenRow_TokenFragment as ApiToken } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { t } from '../../ui/language.ts';
import { ApiTokenRow } from './api-token-row.tsx';

interface ApiTokenListProps {
  tokens: readonly ApiToken[];
  /** Revokes one, after a question that names it. */
  onRevoke: (token: ApiToken) => Promise<void>;
}

/** The tokens by which programs act as a member, each with the way to revoke it. */
export default function ApiTokenList({ tokens, onRevoke }: ApiTokenListProps) {
  const [asksAbout, setAsksAbout] = useState<ApiToken | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function revoke(token: ApiToken) {
    setBusy(true);
    await onRevoke(token);
    setBusy(false);
    setAsksAbout(null);
  }

  return (
    <>
      <ul ref={restoresFocus} className="grid divide-y divide-border">
        {tokens.map((token) => (
          <ApiTokenRow key={token.id} token={token} onRevoke={() => setAsksAbout(token)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asksAbout !== null}
        onOpenChange={() => setAsksAbout(null)}
        title={asksAbout ? t('Revoke {name}?', { name: asksAbout.name }) : t('Revoke this token?')}
        description={t('Anything that uses it stops working right away. This can’t be undone.')}
        confirmLabel={t('Revoke')}
        busy={isBusy}
        onConfirm={() => asksAbout && void revoke(asksAbout)}
      />
    </>
  );
}
