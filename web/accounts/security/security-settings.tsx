import { useApolloClient, useQuery } from '@apollo/client/react';
import { Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { PASSKEYS_LIMIT, SECOND_FACTOR_TEXTS } from '../../../schema/accounts/second-factors.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { AlertIcon } from '../../ui/page/inline-icons.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { SIGN_IN_SECURITY } from './operations.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { hasPasskeys } from './passkeys.ts';
import { type SecurityAct, SecurityDialog } from './security-dialog.tsx';

/** The second factors of the member, and all that can be done about them. */
export default function SecuritySettings() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(SIGN_IN_SECURITY, {
    fetchPolicy: 'cache-and-network',
  });
  const [act, setAct] = useState<SecurityAct | null>(null);
  const readAgain = () => refetch().catch(() => undefined);
  const security = data?.signInSecurity;

  async function changed(what?: string) {
    if (what) toast({ title: t('Sign-in security changed'), description: what });
    await readAgain();
    // An admin may have become one by it.
    await client.refetchQueries({ include: ['CurrentRights', 'OwnSecurityEvents'] });
  }

  if (!security && error)
    return (
      <ErrorState
        text={messageOf(error, 'We couldn’t load your sign-in security.')}
        onRetry={() => void readAgain()}
      />
    );
  if (!security)
    return (
      <Loading label={t('Loading your sign-in security…')} className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    );
  const { passkeys, isTotpOn, recoveryCodesLeft, isRequired } = security;
  const hasFactor = isTotpOn || passkeys.length > 0;
  return (
    <div className="grid gap-6">
      {isRequired && !hasFactor && (
        <p className="flex items-start gap-2 rounded-control bg-tint-red px-3 py-2 text-small font-semibold text-on-tint-red">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {t('Admins need a second factor here. Add one to use your admin rights.')}
        </p>
      )}
      <section>
        <h3 className="text-h3 font-semibold">{t('Passkeys')}</h3>
        {passkeys.length === 0 ? (
          <p className="mt-1 text-small text-muted">{t('No passkeys yet.')}</p>
        ) : (
          <ul ref={restoresFocus} className="grid divide-y divide-border">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setAct({ kind: 'rename', passkey })}
                onRemove={() => setAct({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
        <div className="mt-3">
          <AddPasskey
            isFull={passkeys.length >= PASSKEYS_LIMIT}
            onAdd={() => setAct({ kind: 'add' })}
          />
        </div>
      </section>
      <section>
        <h3 className="flex flex-wrap items-center gap-2 text-h3 font-semibold">
          {t('Authenticator app')}
          {isTotpOn && <Badge tone="green">{t('On')}</Badge>}
        </h3>
        <p className="mt-1 text-small text-muted">
          {t('After your password, enter the code from an app on your phone.')}
        </p>
        <Button
          variant="secondary"
          icon={Smartphone}
          className="mt-3"
          onClick={() => setAct({ kind: isTotpOn ? 'totp-off' : 'totp-on' })}
        >
          {isTotpOn ? t('Turn off the app') : t('Set up an app')}
        </Button>
      </section>
      {hasFactor && (
        <section>
          <h3 className="text-h3 font-semibold">{t('Recovery codes')}</h3>
          <p className="mt-1 text-small text-muted">
            {t('{count} left. Each works once in place of your second factor.', {
              count: recoveryCodesLeft,
            })}
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => setAct({ kind: 'recovery' })}>
            {t('Create new codes')}
          </Button>
        </section>
      )}
      {act && (
        <SecurityDialog
          act={act}
          onChanged={(what) => void changed(what)}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}

/** The way to a new passkey, or why there is none. */
function AddPasskey({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  if (!hasPasskeys())
    return (
      <p className="text-small text-muted">
        {t('This browser can’t create passkeys at this address.')}
      </p>
    );
  if (isFull)
    return <p className="text-small text-muted">{t(SECOND_FACTOR_TEXTS.tooManyPasskeys)}</p>;
  return (
    <Button variant="secondary" icon={Plus} onClick={onAdd}>
      {t('Add a passkey')}
    </Button>
  );
}
