import { pushVolume, soundVolume } from './media-volume.ts';
import { VOLUME } from './podcast-settings.ts';
import { RangeControl, type SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { t } from '../ui/language.ts';

/** How loud what plays on the site is. */
export function MediaSettings({ settings, change }: SettingsProps) {
  const volume = settings.volume[0] ?? VOLUME.min;
  return (
    <SettingsGroup title={t('Audio & Video')} room="[--room:13rem]">
      <RangeControl
        id="volume"
        label={t('Volume: {volume}%', { volume })}
        bounds={VOLUME}
        value={volume}
        onChange={(value) => {
          change({ volume: [value] });
          pushVolume();
        }}
        onSet={soundVolume}
      />
      <p className="-mt-2 text-small text-muted">
        {t('For shows and videos that play here. You’ll hear a short tone.')}
      </p>
    </SettingsGroup>
  );
}
