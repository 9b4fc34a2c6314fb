import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GraphQLScalarType } from 'graphql';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import {
  SETTING_NAMES,
  type SettingName,
  type SettingRule,
  SITE_SETTINGS,
  type SiteSettings,
  type Weekday,
  WEEKDAYS,
} from '../../schema/site/settings.ts';

const WeekdayEnum = Object.fromEntries(WEEKDAYS.map((day) => [day, day])) as {
  readonly [Day in Weekday]: Day;
};
registerEnumType(WeekdayEnum, { name: 'Weekday', description: 'A day of the week.' });

const DESCRIPTIONS: Readonly<Record<SettingName, string>> = {
  name: 'The name of the site.',
  tagline: 'What the site is about, in a few words.',
  facebookUrl: 'The page at Facebook; null: not entered.',
  youtubeUrl: 'The channel at YouTube; null: not entered.',
  applePodcastsUrl: 'The show at Apple Podcasts; null: not entered.',
  spotifyUrl: 'The show at Spotify; null: not entered.',
  youtubeMusicUrl: 'The show at YouTube Music; null: not entered.',
  instagramUrl: 'The profile at Instagram; null: there is none.',
  xUrl: 'The profile at X; null: there is none.',
  partnersEmail: 'Where partners write to; null: partners@ the host of the site.',
  contactEmail: 'Where everybody else may write to; null: by the form alone.',
  postalAddress: 'The postal address of the sender of newsletters, one line; null: not entered.',
  fallbackSubscribers: 'Subscribers of the channel while its own figure is unknown.',
  season: 'Current season, by the year in which it began.',
  flagshipDay: 'The day of the weekly live show, in Mountain time.',
  flagshipTime: 'When it begins, in Mountain time, as in 19:00.',
  postGameTime: 'When the show on the day after a game begins, in Mountain time, as in 20:00.',
  aiCredit: 'The credit below pictures that were made with AI.',
  isFantasyOpen: 'Whether all members play, not only admins.',
  areCheckInsOpen: 'Whether all members check in, not only admins.',
};

const typeOf = ({
  kind,
}: SettingRule): typeof String | typeof Boolean | GraphQLScalarType | object => {
  if (kind === 'number') return Int;
  if (kind === 'switch') return Boolean;
  return kind === 'weekday' ? WeekdayEnum : String;
};

@ObjectType('SiteSettings', {
  description: 'What the owners of the site have set: its name, addresses, show times.',
  simpleResolvers: true,
})
export class SiteSettingsType {}

@InputType('SaveSiteSettingsInput', {
  description: 'Settings to change. What is left out stays; null gives the first value back.',
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
  @Field(() => SiteSettingsType, { description: 'All settings, as they are now.' })
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
  @Field(() => SiteSettingsType, { description: 'The settings as they are now.' })
  readonly settings!: SiteSettingsType;
}
