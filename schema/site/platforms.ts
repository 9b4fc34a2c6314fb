import type { SiteSettings } from './settings.ts';

/** The name in the addresses of a search. */
const searched = ({ name }: Pick<SiteSettings, 'name'>) => encodeURIComponent(name.toLowerCase());

/** Where the show is at each platform; a search by its name until the address is known. */
export const platformUrls = (site: SiteSettings) => ({
  facebook: site.facebookUrl ?? `https://www.facebook.com/search/top?q=${searched(site)}`,
  youtube:
    site.youtubeUrl ?? `https://www.youtube.com/results?search_query=${searched(site)}%20broncos`,
  applePodcasts:
    site.applePodcastsUrl ?? `https://podcasts.apple.com/us/search?term=${searched(site)}`,
  spotify: site.spotifyUrl ?? `https://open.spotify.com/search/${searched(site)}`,
  youtubeMusic: site.youtubeMusicUrl ?? `https://music.youtube.com/search?q=${searched(site)}`,
  instagram: site.instagramUrl,
  x: site.xUrl,
});
