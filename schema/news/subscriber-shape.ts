import * as z from 'zod/mini';
import { requiredEmail } from '../accounts/email.ts';
import { AGE_TEXTS, checkBirthDate } from '../age-gate.ts';
import { DEFAULT_TEAM, TEAMS } from '../games/teams.ts';
import { PROFILE_REFUSALS } from '../refusals/profile.ts';
import { CONTACT_REFUSALS } from '../refusals/contact.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { NEWSLETTER_REFUSALS } from '../refusals/newsletter.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredLine } from '../text.ts';
import type { MountainDate } from '../time/clock.ts';
import { SUBSCRIBER_NAME_MAX } from './subscribers.ts';

const said = sayingFrom({
  ...INPUT_REFUSALS,
  ...NEWSLETTER_REFUSALS,
  ...CONTACT_REFUSALS,
  ...PROFILE_REFUSALS,
});

/** The shape of a subscription, and what is said where it doesn't fit. */

export const SUBSCRIBER_TEXTS = {
  name: said('input.nameMissing'),
  nameTooLong: said('input.nameTooLong', { max: SUBSCRIBER_NAME_MAX }),
  email: said('contact.emailMissing'),
  birthday: said('subscriber.birthday'),
  invalidBirthday: said('subscriber.invalidBirthday'),
  futureBirthday: said('subscriber.futureBirthday'),
  tooYoung: said('subscriber.tooYoung'),
  team: said('account.unknownTeam'),
} as const;

/** What the age gate says, as a refusal. */
const REFUSED: Readonly<Record<string, string>> = {
  [AGE_TEXTS.incomplete]: SUBSCRIBER_TEXTS.birthday,
  [AGE_TEXTS.invalid]: SUBSCRIBER_TEXTS.invalidBirthday,
  [AGE_TEXTS.future]: SUBSCRIBER_TEXTS.futureBirthday,
};

/** Why a person with this birthday may not subscribe; undefined: they may. */
function birthdayFault(birthday: string, today: MountainDate): string | undefined {
  if (!birthday) return SUBSCRIBER_TEXTS.birthday;
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return SUBSCRIBER_TEXTS.invalidBirthday;
  const answer = checkBirthDate(partsOf(birthday), partsOf(today));
  if ('message' in answer) return REFUSED[answer.message];
  return answer.verified ? undefined : SUBSCRIBER_TEXTS.tooYoung;
}

function partsOf(date: MountainDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** `today`: by which the age counts. */
export const subscriberInput = (today: MountainDate) =>
  z.object({
    name: requiredLine({
      max: SUBSCRIBER_NAME_MAX,
      blank: SUBSCRIBER_TEXTS.name,
      tooLong: SUBSCRIBER_TEXTS.nameTooLong,
    }),
    email: requiredEmail(SUBSCRIBER_TEXTS.email),
    birthday: z.string(SUBSCRIBER_TEXTS.birthday).check(
      z.trim(),
      z.check<string>((context) => {
        const message = birthdayFault(context.value, today);
        if (message)
          context.issues.push({ code: 'custom', input: context.value, message, continue: true });
      }),
    ),
    favoriteTeam: z.pipe(
      z.nullish(z.enum(TEAMS, SUBSCRIBER_TEXTS.team)),
      z.transform((team) => team ?? DEFAULT_TEAM),
    ),
  });
export type SubscriberInput = z.input<ReturnType<typeof subscriberInput>>;
export type CheckedSubscriber = z.output<ReturnType<typeof subscriberInput>>;

/** Why a row of a sheet is not imported, besides what is wrong with it. */
export const SUBSCRIBER_IMPORT_TEXTS = {
  twice: said('subscriber.twice'),
  known: said('subscriber.known'),
  optedOut: said('subscriber.optedOut'),
} as const;
