import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../gql/gql.ts';
import { useShowEvents } from '../shows/show-events.ts';
import { LiteEmbed } from '../shows/lite-embed.tsx';
import { mainVideo } from '../../schema/articles/main-video.ts';
import { LoadingVideo } from './loading-video.tsx';
import { Headline } from '../settings/headline.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment ChatVideo_item on ContentItem {
    publishedAt
    ...LiteEmbed_item
  }
`);

const CHAT_VIDEO = graphql(/* GraphQL */ `
  query ChatVideo {
    live: latestContent(type: LIVE) {
      ...ChatVideo_item
    }
    video: latestContent(type: YOUTUBE) {
      ...ChatVideo_item
    }
  }
`);

/** The live or latest show beside the chat, which plays when pressed. Downloaded where there is room for it. */
export default function ChatVideo() {
  const { data, loading } = useQuery(CHAT_VIDEO);
  const section = useRef<HTMLElement>(null);
  // A player that is running stays.
  useShowEvents(['ChatVideo'], (_event, ask) => {
    if (!section.current?.querySelector('iframe')) ask();
  });
  const shown = mainVideo(data?.live, data?.video);
  if (!shown) return loading ? <LoadingVideo /> : null;
  return (
    <section ref={section} aria-label={t('The show')}>
      <LiteEmbed
        key={shown.id}
        item={shown}
        startsByItself={false}
        sizes="(min-width: 64rem) 48rem, 100vw"
        className="aspect-video"
      />
      <p className="mt-3 line-clamp-2 font-bold">
        <Headline text={shown.title} />
      </p>
    </section>
  );
}
