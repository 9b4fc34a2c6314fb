import { LanguageSetting } from './language-setting.tsx';
import { THEME_CHOICES } from './podcast-settings.ts';
import type { SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { t } from '../ui/language.ts';

const THEME_NAMES = { light: 'Light', dark: 'Dark', auto: 'Match my device' } as const;

/** The look of the page, and its language. */
export function DisplaySettings({ settings, change }: SettingsProps) {
  return (
    <SettingsGroup title={t('Display & Language')} room="[--room:17rem]">
      <fieldset>
        <legend className="font-medium">{t('Theme')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {THEME_CHOICES.map((theme) => (
            <label key={theme} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name="theme"
                checked={settings.theme === theme}
                onChange={() => change({ theme })}
                className="size-5 accent-link"
              />
              {t(THEME_NAMES[theme])}
            </label>
          ))}
        </div>
      </fieldset>
      <LanguageSetting settings={settings} change={change} />
    </SettingsGroup>
  );
}
