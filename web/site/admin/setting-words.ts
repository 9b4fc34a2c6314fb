import type { Text } from '../../../schema/language/english.ts';
import type { SettingName } from '../../../schema/site/settings.ts';

interface SettingWords {
  /** Names of platforms are the same in every language. */
  readonly label: Text | { readonly name: string };
  readonly hint?: Text;
}

const SEARCHES = 'Without an address the site searches for its name there.';
const LEFT_OUT = 'Without an address it is left out.';

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
  partnersEmail: { label: 'For partners', hint: 'Empty: partners@ the host of the site' },
  contactEmail: { label: 'For everybody else', hint: 'Empty: by the contact form alone' },
  postalAddress: {
    label: 'Postal address',
    hint: 'At the foot of newsletters; the law of some countries asks for it',
  },
  flagshipDay: { label: 'Day of the live show' },
  flagshipTime: { label: 'The live show begins' },
  postGameTime: { label: 'The show after a game begins', hint: 'On the day after the game' },
  season: { label: 'The season that is on' },
  fallbackSubscribers: {
    label: 'Subscribers at YouTube',
    hint: 'Shown while the channel’s own figure is unknown',
  },
  aiCredit: { label: 'Credit below AI pictures' },
  isFantasyOpen: { label: 'Every member builds fantasy lineups' },
  areCheckInsOpen: { label: 'Every member checks in on game day' },
};

/** The parts of the form, in their order. */
export const SETTING_PARTS: readonly {
  readonly title: Text;
  readonly names: readonly SettingName[];
}[] = [
  { title: 'Name and tagline', names: ['name', 'tagline'] },
  {
    title: 'Where the show is',
    names: [
      ...(['facebookUrl', 'youtubeUrl', 'applePodcastsUrl', 'spotifyUrl'] as const),
      ...(['youtubeMusicUrl', 'instagramUrl', 'xUrl'] as const),
    ],
  },
  { title: 'Addresses', names: ['partnersEmail', 'contactEmail', 'postalAddress'] },
  {
    title: 'Show times, Mountain time',
    names: ['flagshipDay', 'flagshipTime', 'postGameTime'],
  },
  { title: 'Season and figures', names: ['season', 'fallbackSubscribers', 'aiCredit'] },
  { title: 'What is open to members', names: ['isFantasyOpen', 'areCheckInsOpen'] },
];
