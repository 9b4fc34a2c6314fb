import { Fingerprint } from 'lucide-react';
import type { SignInSecurityQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { rich, t } from '../../ui/language.ts';
import { AccessRow, agoOf, dayOf } from '../profile/access-row.tsx';

export type OwnPasskey = SignInSecurityQuery['signInSecurity']['passkeys'][number];

interface PasskeyRowProps {
  passkey: OwnPasskey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, when it was used, and what one can do about it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const created = dayOf(createdAt);
  return (
    <AccessRow
      icon={Fingerprint}
      name={name}
      lines={[
        lastUsedAt
          ? rich('Last used {used} · added {created}', { used: agoOf(lastUsedAt), created })
          : rich('Never used · added {created}', { created }),
      ]}
    >
      <div className="flex gap-2">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('Rename {name}', { name })}
          onClick={onRename}
        >
          {t('Rename')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('Remove the passkey {name}', { name })}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </div>
    </AccessRow>
  );
}
