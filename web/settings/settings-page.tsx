import { type ChangeEvent, useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { PageHead } from '../ui/page-head.tsx';
import {
  changeSettings,
  FONT_SIZE,
  type PodcastSettings,
  type SettingsFlag,
  THEME_CHOICES,
  useSettings,
} from './podcast-settings.ts';
import { SettingsGroup } from './settings-group.tsx';

const THEME_NAMES = { light: 'Light', dark: 'Dark', auto: 'Like my device' };

/** /settings: how the site looks in this browser. Every change is applied and saved at once. */
export default function SettingsPage() {
  const settings = useSettings();
  const [saved, setSaved] = useState(0);
  const size = settings.fontSize[0] ?? 16;

  function change(next: Partial<PodcastSettings>) {
    changeSettings(next);
    setSaved((count) => count + 1);
  }

  const flag = (name: SettingsFlag) => ({
    checked: settings[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.checked }),
  });

  return (
    <>
      <PageMeta head={PAGE_HEADS.settings} />
      <PageHead title="Settings" lead="Changes apply at once and are kept in this browser." />
      <div className="page py-8">
        <div className="grid max-w-[48rem] gap-6">
          <SettingsGroup title="Accessibility">
            <div className="grid gap-2">
              <label htmlFor="font-size" className="font-medium">
                Text size: {size} px
              </label>
              <input
                id="font-size"
                type="range"
                {...FONT_SIZE}
                value={size}
                onChange={(event) => change({ fontSize: [Number(event.target.value)] })}
                className="h-11 w-full max-w-96 accent-link"
              />
            </div>
            <Checkbox
              label="High contrast"
              hint="Stronger colours and lines. Also follows your device's own setting."
              {...flag('highContrast')}
            />
            <Checkbox
              label="Color blind support"
              hint="Wins and losses in blue and orange instead of green and red."
              {...flag('colorBlindSupport')}
            />
            <Checkbox
              label="Screen reader announcements"
              hint="Reads out score changes politely."
              {...flag('screenReader')}
            />
          </SettingsGroup>

          <SettingsGroup title="Sports">
            <Checkbox
              label="Spoiler mode"
              hint="Hides scores and results until you ask for them."
              {...flag('spoilerMode')}
            />
          </SettingsGroup>

          <SettingsGroup title="Display">
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
            <Checkbox
              label="Neon flickering"
              hint="A short glow on the tagline and on LIVE."
              {...flag('neonFlickering')}
            />
          </SettingsGroup>
        </div>

        <LiveRegion visible>
          {saved > 0 && (
            <p key={saved} className="mt-4 text-small font-semibold text-success">
              Saved
            </p>
          )}
        </LiveRegion>
      </div>
    </>
  );
}
