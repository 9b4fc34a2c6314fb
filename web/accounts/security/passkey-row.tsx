import { Fingerprint } from 'lucide-react';
import type { SignInSecurityQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dateFormat, rich, t } from '../../ui/language.ts';
import { timeAgo } from '../profile/time-ago.ts';

export type OwnPasskey = SignInSecurityQuery['signInSecurity']['passkeys'][number];

const date = dateFormat({ dateStyle: 'medium', timeZone: 'America/Denver' });

interface PasskeyRowProps {
  passkey: OwnPasskey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, when it was used, and what one can do about it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const created = <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Fingerprint aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">
          {lastUsedAt
            ? rich('Last used {used} · added {created}', {
                used: <time dateTime={lastUsedAt}>{timeAgo(lastUsedAt, new Date())}</time>,
                created,
              })
            : rich('Never used · added {created}', { created })}
        </p>
      </div>
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
    </li>
  );
}
