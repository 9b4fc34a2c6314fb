/** The name of the site, in titles, mails and feeds. */
export const SITE_NAME = 'Orange Weekly';
/** Shown on the loading splash. */
export const TAGLINE = 'BOURBON, BRONCOS & NO B.S.';
export const SITE_DESCRIPTION =
  'Live shows, podcast episodes, articles and a fan community for Denver football. Made by fans, for fans.';
export const UNOFFICIAL_NOTICE =
  'An unofficial fan site. Not affiliated with, endorsed by or sponsored by the Denver Broncos or the National Football League.';
