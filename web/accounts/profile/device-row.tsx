import { Laptop, Smartphone } from 'lucide-react';
import type { DeviceRow_SessionFragment as Device } from '../../gql/graphql.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { AccessRow, agoOf, dayOf } from './access-row.tsx';
import { rich, t } from '../../ui/language.ts';

/** The server says 'Firefox on Linux', or only one of both where it knows no more. */
export function nameOf({ device }: Pick<Device, 'device'>): string {
  if (!device) return t('Unknown device');
  const [browser, system] = device.split(' on ');
  return browser && system ? t('{browser} on {system}', { browser, system }) : device;
}

/** One browser: what it is, when it was used, and the way to sign it out. */
export function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { createdAt, lastSeenAt, isCurrent } = device;
  const name = nameOf(device);
  return (
    <AccessRow
      icon={/iPhone|iPad|Android/.test(name) ? Smartphone : Laptop}
      name={
        <>
          {name}
          {isCurrent && <Badge tone="green">{t('This device')}</Badge>}
        </>
      }
      lines={[
        rich('Last seen {seen} · signed in {since}', {
          seen: isCurrent ? <time dateTime={lastSeenAt}>{t('just now')}</time> : agoOf(lastSeenAt),
          since: dayOf(createdAt),
        }),
      ]}
    >
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('Sign out {name}', { name })}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )}
    </AccessRow>
  );
}
