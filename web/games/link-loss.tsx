import { useEffect, useState } from 'react';
import { useLiveStatus } from '../live/live-status.ts';
import { t } from '../ui/language.ts';

const SAY_SO_AFTER_MS = 5_000;
const SAY_AGE_AFTER_MS = 30_000;

const ageText = (milliseconds: number) => {
  const seconds = Math.floor(milliseconds / 1000);
  return seconds < 60
    ? t('{seconds} s old', { seconds })
    : t('{minutes} min old', { minutes: Math.floor(seconds / 60) });
};

/**
 * Says that the live connection is lost, from 5 seconds on; and how old the score is, once the server has sent
 * nothing for 30 seconds (`heardAt`, in ms since 1970).
 */
export function LinkLoss({ heardAt }: { heardAt: number }) {
  const { state, since } = useLiveStatus();
  return state === 'reconnecting' ? (
    <Reconnecting key={since} since={since} heardAt={heardAt} />
  ) : null;
}

function Reconnecting({ since, heardAt }: { since: number; heardAt: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (now - since < SAY_SO_AFTER_MS) return null;
  const age = now - heardAt;
  return (
    <span className="text-small text-muted">
      {t('Reconnecting…')}
      {age >= SAY_AGE_AFTER_MS && <span className="ml-1.5 tabular-nums">{ageText(age)}</span>}
    </span>
  );
}
