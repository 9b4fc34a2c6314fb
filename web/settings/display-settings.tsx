import { THEME_CHOICES } from './podcast-settings.ts';
import type { SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';

const THEME_NAMES = { light: 'Light', dark: 'Dark', auto: 'Like my device' };

/** How the page looks. */
export function DisplaySettings({ settings, change }: SettingsProps) {
  return (
    <SettingsGroup title="Display & Language">
      <fieldset>
        <legend className="font-medium">Theme</legend>
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
              {THEME_NAMES[theme]}
            </label>
          ))}
        </div>
      </fieldset>
    </SettingsGroup>
  );
}
