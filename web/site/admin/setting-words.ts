import type { Text } from '../../../schema/language/english.ts';
import type { SettingName } from '../../../schema/site/settings.ts';

interface SettingWords {
  /** Names of platforms are the same in every language. */
  readonly label: Text | { readonly name: string };
  readonly hint?: Text;
}

const SEARCHES = 'If it’s blank, the link searches for the site’s name there.';
const LEFT_OUT = 'If it’s blank, the link is left out.';

/** How each setting is called in the form. */
export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  name: { label: 'Name' },
  tagline: {
    label: 'Tagline',
    hint: 'On the loading screen and at the top of the landing page',
  },
  facebookUrl: { label: { name: 'Facebook' }, hint: SEARCHES },
  youtubeUrl: { label: { name: 'YouTube' }, hint: SEARCHES },
  applePodcastsUrl: { label: { name: 'Apple Podcasts' }, hint: SEARCHES },
  spotifyUrl: { label: { name: 'Spotify' }, hint: SEARCHES },
  youtubeMusicUrl: { label: { name: 'YouTube Music' }, hint: SEARCHES },
  instagramUrl: { label: { name: 'Instagram' }, hint: LEFT_OUT },
  xUrl: { label: { name: 'X' }, hint: LEFT_OUT },
  partnersEmail: { label: 'For partners', hint: 'If blank: partners@ your site’s domain' },
  contactEmail: { label: 'For everyone else', hint: 'If blank: contact form only' },
  postalAddress: {
    label: 'Postal address',
    hint: 'Shown in the newsletter footer. Some countries require it.',
  },
  flagshipDay: { label: 'Live show day' },
  flagshipTime: { label: 'Live show starts' },
  postGameTime: { label: 'Post-game show starts', hint: 'The day after the game' },
  season: { label: 'Current season' },
  fallbackSubscribers: {
    label: 'YouTube subscribers',
    hint: 'Shown until we know the channel’s own number',
  },
  aiCredit: { label: 'Credit under AI pictures' },
  isFantasyOpen: { label: 'Every member can build fantasy lineups' },
  areCheckInsOpen: { label: 'Every member can check in on game day' },
};

/** The parts of the form, in their order. */
export const SETTING_PARTS: readonly {
  readonly title: Text;
  readonly names: readonly SettingName[];
}[] = [
  { title: 'Name and tagline', names: ['name', 'tagline'] },
  {
    title: 'Where to find the show',
    names: [
      ...(['facebookUrl', 'youtubeUrl', 'applePodcastsUrl', 'spotifyUrl'] as const),
      ...(['youtubeMusicUrl', 'instagramUrl', 'xUrl'] as const),
    ],
  },
  { title: 'Addresses', names: ['partnersEmail', 'contactEmail', 'postalAddress'] },
  {
    title: 'Show times, Mountain Time',
    names: ['flagshipDay', 'flagshipTime', 'postGameTime'],
  },
  { title: 'Season and numbers', names: ['season', 'fallbackSubscribers', 'aiCredit'] },
  { title: 'Open to members', names: ['isFantasyOpen', 'areCheckInsOpen'] },
];
