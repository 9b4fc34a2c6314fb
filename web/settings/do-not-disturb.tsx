import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { QUIET_DURATIONS, type QuietDuration } from '../../schema/inbox.ts';
import type { Text } from '../../schema/language/english.ts';
import { SET_DO_NOT_DISTURB } from '../inbox/operations.ts';
import { Button } from '../ui/buttons/button.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { rich, t, translated } from '../ui/language.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';

const DURATIONS: Readonly<Record<QuietDuration, Text>> = {
  HOUR: '1 hour',
  EIGHT_HOURS: '8 hours',
  DAY: '24 hours',
  WEEK: '7 days',
};

/** No notifications for some time, on any device. */
export function DoNotDisturb({ until }: { until: string | null }) {
  const [duration, setDuration] = useState<QuietDuration>('HOUR');
  const [change] = useMutation(SET_DO_NOT_DISTURB, {
    refetchQueries: ['InboxChoices'],
    awaitRefetchQueries: true,
  });
  const { run, busy, fault } = useAct();
  const apply = (next: QuietDuration | null) =>
    void run(() => change({ variables: { duration: next } }));
  return (
    <div className="grid gap-3 border-t border-border pt-3">
      <h3 className="font-semibold">{t('Do not disturb')}</h3>
      {until !== null ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">
            {rich('No notifications until {moment}.', { moment: <MountainMoment at={until} /> })}
          </p>
          <Button variant="secondary" size="sm" busy={busy} onClick={() => apply(null)}>
            {t('Turn notifications back on')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t('No notifications for')}
            value={duration}
            onChange={({ target }) => setDuration(target.value as QuietDuration)}
          >
            {(Object.keys(QUIET_DURATIONS) as QuietDuration[]).map((each) => (
              <option key={each} value={each}>
                {translated(DURATIONS[each])}
              </option>
            ))}
          </SelectField>
          <Button variant="secondary" busy={busy} onClick={() => apply(duration)}>
            {t('Start')}
          </Button>
        </div>
      )}
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
