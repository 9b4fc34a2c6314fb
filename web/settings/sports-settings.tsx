import { TEAMS } from '../../schema/games/teams.ts';
import { TIME_ZONE_CODES, TIME_ZONE_NAMES } from '../../schema/time/zones.ts';
import { SelectField } from '../ui/forms/select-field.tsx';
import { FlagControl, type SettingsProps } from './settings-controls.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { t } from '../ui/language.ts';

/** Which team, whose time, and how much of the score. */
export function SportsSettings(props: SettingsProps & { onWantsNotices: () => void }) {
  const { settings, change, onWantsNotices } = props;
  return (
    <SettingsGroup title={t('Sports Preferences')} room="[--room:29rem] sm:[--room:22rem]">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Favorite team')}
          hint={t('We highlight your team wherever it plays.')}
          value={settings.favoriteTeam}
          onChange={({ target: { value } }) =>
            change({ favoriteTeam: TEAMS.find((team) => team === value) ?? settings.favoriteTeam })
          }
        >
          {TEAMS.map((team) => (
            <option key={team}>{team}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('Time zone')}
          hint={t('Shown in parentheses next to Mountain Time.')}
          value={settings.timeZone}
          onChange={({ target: { value } }) =>
            change({
              timeZone: TIME_ZONE_CODES.find((zone) => zone === value) ?? settings.timeZone,
            })
          }
        >
          {TIME_ZONE_CODES.map((zone) => (
            <option key={zone} value={zone}>
              {t(TIME_ZONE_NAMES[zone])}
            </option>
          ))}
        </SelectField>
      </div>
      <FlagControl
        {...props}
        name="spoilerMode"
        label={t('Spoiler mode')}
        hint={t('Hides scores and results, also in notifications, until you ask for them.')}
      />
      <FlagControl
        {...props}
        name="scoreAlerts"
        label={t('Score alerts')}
        hint={t('A notification every time a team scores.')}
        onOn={onWantsNotices}
      />
    </SettingsGroup>
  );
}
