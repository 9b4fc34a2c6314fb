import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import {
  SETTING_NAMES,
  SITE_SETTINGS,
  type SettingName,
  type SiteSettings,
} from '../../../schema/site/settings.ts';
import { settingsInput, type SettingsChange } from '../../../schema/site/settings-shape.ts';

/** Settings as the form's controls hold them. */
export type SettingsForm = { [Name in SettingName]: string | boolean };

const kindOf = (name: SettingName) => SITE_SETTINGS[name].kind;

export const formOf = (settings: SiteSettings): SettingsForm =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      kindOf(name) === 'switch' ? settings[name] : String(settings[name] ?? ''),
    ]),
  ) as SettingsForm;

/** As the graph takes them; what is no number stays as it is, for the shape to refuse. */
const sent = (values: SettingsForm): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      kindOf(name as SettingName) === 'number' && String(value).trim() !== ''
        ? Number(value)
        : value,
    ]),
  );

const resolve = zodResolver(settingsInput) as unknown as Resolver<
  Record<string, unknown>,
  unknown,
  SettingsChange
>;

export const settingsResolver = ((values, context, options) =>
  resolve(sent(values), context, options as never)) as Resolver<
  SettingsForm,
  unknown,
  SettingsChange
>;
