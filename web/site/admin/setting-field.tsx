import type { UseFormReturn } from 'react-hook-form';
import { weekdayName } from '../../../schema/shows/show-words.ts';
import {
  type SettingName,
  type SettingRule,
  SITE_SETTINGS,
  WEEKDAYS,
} from '../../../schema/site/settings.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { locale, translated } from '../../ui/language.ts';
import { SETTING_WORDS } from './setting-words.ts';
import type { SettingsForm } from './settings-resolver.ts';

const INPUT_TYPES = {
  line: { type: 'text' },
  link: { type: 'url', inputMode: 'url' },
  email: { type: 'email' },
  number: { type: 'text', inputMode: 'numeric' },
  time: { type: 'time' },
} as const;

interface SettingFieldProps {
  name: SettingName;
  form: Pick<UseFormReturn<SettingsForm>, 'register' | 'formState'>;
}

/** The control of one setting, by its kind. */
export function SettingField({ name, form }: SettingFieldProps) {
  const rule: SettingRule = SITE_SETTINGS[name];
  const words = SETTING_WORDS[name];
  const label = typeof words.label === 'string' ? translated(words.label) : words.label.name;
  const control = {
    label,
    error: form.formState.errors[name]?.message,
    ...(words.hint && { hint: translated(words.hint) }),
    ...form.register(name),
  };
  if (rule.kind === 'switch') return <Checkbox {...control} />;
  if (rule.kind === 'weekday')
    return (
      <SelectField {...control}>
        {WEEKDAYS.map((day) => (
          <option key={day} value={day}>
            {weekdayName(day, locale())}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      {...control}
      {...INPUT_TYPES[rule.kind]}
      autoComplete="off"
      {...('max' in rule && rule.kind !== 'number' && { maxLength: rule.max })}
    />
  );
}
