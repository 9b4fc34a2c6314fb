/** Feeds as YouTube and podcast hosts send them. */

interface Video {
  readonly id: string;
  readonly title: string;
  readonly published: string;
  readonly isShort?: boolean;
}

export const channelFeed = (videos: readonly Video[]) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <title>Orange Weekly</title>
 ${videos
   .map(
     ({ id, title, published, isShort }) => `<entry>
  <id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${title}</title>
  <link rel="alternate" href="https://www.youtube.com/${isShort ? 'shorts/' : 'watch?v='}${id}"/>
  <published>${published}</published>
  <media:group><media:thumbnail url="https://i1.ytimg.com/vi/${id}/hqdefault.jpg"/>
   <media:description>About it</media:description>
   <media:community><media:statistics views="12"/></media:community></media:group>
 </entry>`,
   )
   .join('\n')}
</feed>`;

interface Episode {
  readonly guid: string;
  readonly title: string;
  readonly pubDate: string;
  /** Further elements of the item. */
  readonly more?: string;
}

export const podcastFeed = (episodes: readonly Episode[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
 <channel><title>Orange Weekly</title><itunes:image href="https://cdn.example/cover.jpg"/>
 ${episodes
   .map(
     ({ guid, title, pubDate, more = '' }) => `<item><title>${title}</title>
  <guid isPermaLink="false">${guid}</guid><pubDate>${pubDate}</pubDate>
  <enclosure url="https://cdn.example/${guid}.mp3" length="12" type="audio/mpeg"/>${more}</item>`,
   )
   .join('\n')}
 </channel></rss>`;
