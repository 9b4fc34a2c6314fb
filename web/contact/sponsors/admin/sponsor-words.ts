import type { SponsorState } from '../../../../schema/contact/sponsors.ts';
import type { Text } from '../../../../schema/language/english.ts';
import type { ManagedSponsor_RowFragment } from '../../../gql/graphql.ts';
import { dateFormat, t } from '../../../ui/language.ts';
import type { BadgeTone } from '../../../ui/pictures/badge.tsx';

export const STATE_WORDS: Readonly<Record<SponsorState, readonly [BadgeTone, Text]>> = {
  SHOWN: ['green', 'On the site'],
  COMING: ['blue', 'Upcoming'],
  OVER: ['neutral', 'Ended'],
  OFF: ['neutral', 'Turned off'],
};

/** A day of the calendar, which has no zone. */
const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const dayOf = (date: string) => day.format(new Date(date));

/** When the sponsor is shown; null: always. */
export function termOf({ activeFrom, activeTo }: ManagedSponsor_RowFragment): string | null {
  if (activeFrom && activeTo)
    return t('{from} to {to}', { from: dayOf(activeFrom), to: dayOf(activeTo) });
  if (activeFrom) return t('From {from}', { from: dayOf(activeFrom) });
  return activeTo ? t('Until {to}', { to: dayOf(activeTo) }) : null;
}
