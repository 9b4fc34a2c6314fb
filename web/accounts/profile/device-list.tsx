import { useState } from 'react';
import type { DeviceRow_SessionFragment as Device } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { t } from '../../ui/language.ts';
import { DeviceRow, nameOf } from './device-row.tsx';

interface DeviceListProps {
  devices: readonly Device[];
  /** Signs one out, after a question that names it. */
  onEnd: (device: Device) => Promise<void>;
}

/** Where a member is signed in, each with the way to end it. */
export function DeviceList({ devices, onEnd }: DeviceListProps) {
  const [asksAbout, setAsksAbout] = useState<Device | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function end(device: Device) {
    setBusy(true);
    await onEnd(device);
    setBusy(false);
    setAsksAbout(null);
  }

  return (
    <>
      <ul ref={restoresFocus} className="grid divide-y divide-border">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => setAsksAbout(device)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asksAbout !== null}
        onOpenChange={() => setAsksAbout(null)}
        title={
          asksAbout
            ? t('Sign out {name}?', { name: nameOf(asksAbout) })
            : t('Sign out this device?')
        }
        description={t('Anyone using it will have to sign in again.')}
        confirmLabel={t('Sign out')}
        busy={isBusy}
        onConfirm={() => asksAbout && void end(asksAbout)}
      />
    </>
  );
}
