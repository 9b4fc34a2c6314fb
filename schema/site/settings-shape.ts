import * as z from 'zod/mini';
import { EMAIL_MAXIMUM, requiredEmail } from '../accounts/email.ts';
import { SETTINGS_REFUSALS } from '../refusals/settings.ts';
import { sayingFrom } from '../refusals/said.ts';
import { ODD_CHARACTERS, requiredLine } from '../text.ts';
import {
  SETTING_NAMES,
  type SettingName,
  type SettingRule,
  SITE_SETTINGS,
  WEEKDAYS,
} from './settings.ts';

const said = sayingFrom(SETTINGS_REFUSALS);

const LINK = said('settings.link');
const TIME = said('settings.time');

/** A value of each kind. The empty text and null mean the first value. */
function shapeOf(rule: SettingRule): z.ZodMiniType {
  switch (rule.kind) {
    case 'line':
      return requiredLine({
        max: rule.max,
        blank: ODD_CHARACTERS,
        tooLong: said('settings.tooLong', { max: rule.max }),
      });
    case 'email':
      return requiredEmail(said('settings.tooLong', { max: EMAIL_MAXIMUM }));
    case 'link':
      return z.string(LINK).check(
        z.trim(),
        z.maxLength(rule.max, said('settings.tooLong', { max: rule.max })),
        z.refine((url) => /^https:\/\/[^\s"<>\\]+$/i.test(url) && URL.canParse(url), LINK),
      );
    case 'number': {
      const { min, max } = rule;
      const error = said('settings.number', { min, max });
      return z.int(error).check(z.minimum(min, error), z.maximum(max, error));
    }
    case 'weekday':
      return z.enum(WEEKDAYS, said('settings.weekday'));
    case 'time':
      return z.string(TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME));
    case 'switch':
      return z.boolean(said('settings.switch'));
  }
}

const blankToNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value;

const fields = Object.fromEntries(
  SETTING_NAMES.map((name) => [
    name,
    z.optional(
      z.pipe(
        z.pipe(z.unknown(), z.transform(blankToNull)),
        z.nullable(shapeOf(SITE_SETTINGS[name])),
      ),
    ),
  ]),
);

/** What an admin changes: only what is named. Null and blank give a setting its first value back. */
export const settingsInput = z.object(fields);
export type SettingsChange = { readonly [Name in SettingName]?: unknown };
