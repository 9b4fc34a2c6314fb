import { FONT_SIZE } from './podcast-settings.ts';
import { FlagControl, RangeControl, type SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** How well the page can be seen and heard. */
export function AccessibilitySettings(props: SettingsProps) {
  const { settings, change } = props;
  const size = settings.fontSize[0] ?? FONT_SIZE.min;
  return (
    <SettingsGroup title="Accessibility">
      <RangeControl
        id="font-size"
        label={`Text size: ${size} px`}
        bounds={FONT_SIZE}
        value={size}
        onChange={(value) => change({ fontSize: [value] })}
      />
      <FlagControl
        {...props}
        name="highContrast"
        label="High contrast"
        hint="Stronger colors and lines. Also follows your device's own setting."
      />
      <FlagControl
        {...props}
        name="screenReader"
        label="Screen reader announcements"
        hint="Reads out score changes and shows that go live, politely."
      />
      <FlagControl
        {...props}
        name="colorBlindSupport"
        label="Color blind support"
        hint="Wins and losses in blue and orange instead of green and red."
      />
      <FlagControl
        {...props}
        name="neonFlickering"
        label="Neon flickering"
        hint="A short glow on the tagline and on LIVE."
      />
    </SettingsGroup>
  );
}
