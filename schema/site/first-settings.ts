import { SITE_NAME, TAGLINE } from './site.ts';

/** What the site has before an admin sets anything. Apart from the rules, as every page needs it at once. */
export const FIRST_SETTINGS = {
  name: SITE_NAME,
  tagline: TAGLINE,
  facebookUrl: null,
  youtubeUrl: null,
  applePodcastsUrl: null,
  spotifyUrl: null,
  youtubeMusicUrl: null,
  instagramUrl: null,
  xUrl: null,
  partnersEmail: null,
  contactEmail: null,
  postalAddress: null,
  fallbackSubscribers: 774,
  season: 2025,
  flagshipDay: 'TUESDAY',
  flagshipTime: '19:00',
  postGameTime: '20:00',
  aiCredit: 'Captions and mischief by our copywriting agency.',
  isFantasyOpen: false,
  areCheckInsOpen: false,
} as const;
