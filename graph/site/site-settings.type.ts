import { enumOf } from '../core/enum-of.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GraphQLScalarType } from 'graphql';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import {
  SETTING_NAMES,
  type SettingName,
  type SettingRule,
  SITE_SETTINGS,
  type SiteSettings,
  WEEKDAYS,
} from '../../schema/site/settings.ts';

const WeekdayEnum = enumOf(WEEKDAYS);
registerEnumType(WeekdayEnum, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: {
    MONDAY: { description: 'Monday in Mountain time.' },
    TUESDAY: { description: 'Tuesday in Mountain time.' },
    WEDNESDAY: { description: 'Wednesday in Mountain time.' },
    THURSDAY: { description: 'Thursday in Mountain time.' },
    FRIDAY: { description: 'Friday in Mountain time.' },
    SATURDAY: { description: 'Saturday in Mountain time.' },
    SUNDAY: { description: 'Sunday in Mountain time.' },
  },
});

const DESCRIPTIONS: Readonly<Record<SettingName, string>> = {
  name: 'The name of the site.',
  tagline: 'The tagline.',
  facebookUrl: 'The Facebook page; null if not set.',
  youtubeUrl: 'The YouTube channel; null if not set.',
  applePodcastsUrl: 'The show on Apple Podcasts; null if not set.',
  spotifyUrl: 'The show on Spotify; null if not set.',
  youtubeMusicUrl: 'The show on YouTube Music; null if not set.',
  instagramUrl: 'The Instagram profile; null if not set.',
  xUrl: 'The X profile; null if not set.',
  partnersEmail: 'Email for partners; null means partners@ the site’s host.',
  contactEmail: 'Email for everyone else; null means the contact form only.',
  postalAddress: 'The newsletter sender’s postal address, one line; null if not set.',
  fallbackSubscribers: 'Subscriber count to show until the channel’s own number is known.',
  season: 'Current season, by the year it began.',
  flagshipDay: 'The day of the weekly live show, in Mountain time.',
  flagshipTime: 'When it starts, in Mountain time, e.g. 19:00.',
  postGameTime: 'When the show the day after a game starts, in Mountain time, e.g. 20:00.',
  aiCredit: 'The credit under AI pictures.',
  isFantasyOpen: 'Whether all members can play, not just admins.',
  areCheckInsOpen: 'Whether all members can check in, not just admins.',
};

const typeOf = ({
  kind,
}: SettingRule): typeof String | typeof Boolean | GraphQLScalarType | object => {
  if (kind === 'number') return Int;
  if (kind === 'switch') return Boolean;
  return kind === 'weekday' ? WeekdayEnum : String;
};

@ObjectType('SiteSettings', {
  description: 'What the site’s owners have set: its name, addresses, show times and so on.',
  simpleResolvers: true,
})
export class SiteSettingsType {}

@InputType('SaveSiteSettingsInput', {
  description: 'Settings to change. Fields you leave out don’t change; null resets to the default.',
})
export class SaveSiteSettingsInput {}

for (const name of SETTING_NAMES) {
  const rule: SettingRule = SITE_SETTINGS[name];
  const description = DESCRIPTIONS[name];
  const nullable = FIRST_SETTINGS[name] === null;
  Field(() => typeOf(rule) as never, { nullable, description })(SiteSettingsType.prototype, name);
  Field(() => typeOf(rule) as never, { nullable: true, description })(
    SaveSiteSettingsInput.prototype,
    name,
  );
}

@ObjectType('SaveSiteSettingsPayload', {
  description: 'The result of saving settings.',
  simpleResolvers: true,
})
export class SaveSiteSettingsPayload {
  @Field(() => SiteSettingsType, { description: 'All settings after the change.' })
  readonly settings!: SiteSettings;
}

@InputType('StartSeasonInput', { description: 'A season that begins.' })
export class StartSeasonInput {
  @Field(() => Int, { description: 'Its year; later than the current season.' })
  readonly season!: number;
}

@ObjectType('StartSeasonPayload', {
  description: 'The result of starting a season.',
  simpleResolvers: true,
})
export class StartSeasonPayload {
  @Field(() => SiteSettingsType, { description: 'The settings after the change.' })
  readonly settings!: SiteSettingsType;
}
