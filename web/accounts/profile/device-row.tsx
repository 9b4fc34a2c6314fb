import { Laptop, Smartphone } from 'lucide-react';
import type { OwnSessionsQuery } from '../../gql/graphql.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { timeAgo } from './time-ago.ts';
import { dateFormat, rich, t } from '../../ui/language.ts';

type Device = OwnSessionsQuery['ownSessions'][number];

const date = dateFormat({ dateStyle: 'medium', timeZone: 'America/Denver' });

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
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge tone="green">{t('This device')}</Badge>}
        </p>
        <p className="text-small text-muted">
          {rich('Last seen {seen} · signed in {since}', {
            seen: (
              <time dateTime={lastSeenAt}>
                {isCurrent ? t('just now') : timeAgo(lastSeenAt, new Date())}
              </time>
            ),
            since: <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>,
          })}
        </p>
      </div>
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
    </li>
  );
}
