import { USUAL_QUIET_HOURS } from '../../schema/news/quiet-hours.ts';
import { setQuietHours, useQuietHours } from '../notices/quiet-hours.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';

/** Hours without notifications, in this browser. */
export function QuietHoursControl() {
  const hours = useQuietHours();
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t('Quiet hours')}
        hint={t('No notifications between these times. What still matters comes after.')}
        checked={hours !== null}
        onChange={({ target: { checked } }) => setQuietHours(checked ? USUAL_QUIET_HOURS : null)}
      />
      {hours && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              label={end === 'from' ? t('Quiet from') : t('Quiet until')}
              type="time"
              required
              value={hours[end]}
              // A time that is being typed is empty.
              onChange={({ target: { value } }) =>
                value && setQuietHours({ ...hours, [end]: value.slice(0, 5) })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
