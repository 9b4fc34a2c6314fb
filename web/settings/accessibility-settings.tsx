import { FONT_SIZE } from '../../schema/site/device.ts';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { FlagControl, RangeControl, type SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { t } from '../ui/language.ts';

/** How well the page can be seen and heard. */
export function AccessibilitySettings(props: SettingsProps) {
  const { settings, change } = props;
  const size = settings.fontSize[0] ?? FONT_SIZE.min;
  return (
    <SettingsGroup title={t('Accessibility')}>
      <RangeControl
        id="font-size"
        label={t('Text size: {size} px', { size })}
        bounds={FONT_SIZE}
        value={size}
        onChange={(value) => change({ fontSize: [value] })}
      />
      <FlagControl
        {...props}
        name="highContrast"
        label={t('High contrast')}
        hint={t("Stronger colors and lines. Also follows your device's own setting.")}
      />
      <FlagControl
        {...props}
        name="screenReader"
        label={t('Screen reader announcements')}
        hint={t('Announces score changes and live shows without interrupting.')}
      />
      <FlagControl
        {...props}
        name="colorBlindSupport"
        label={t('Color blind support')}
        hint={t('Wins and losses in blue and orange instead of green and red.')}
      />
      <FlagControl
        {...props}
        name="neonFlickering"
        label={t('Neon flickering')}
        hint={t('A short glow on the tagline and on LIVE.')}
      />
      <ShortcutsButton className="-ml-3 justify-self-start" />
    </SettingsGroup>
  );
}
