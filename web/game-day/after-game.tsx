import { useQuery } from '@apollo/client/react';
import { POST_GAME_SHOW } from '../../schema/shows/shows.ts';
import { postGameShowAt } from '../../schema/shows/post-game.ts';
import { mountainDate } from '../../schema/time/clock.ts';
import { mutableMessage } from '../chat/chat-list.ts';
import { gameClock } from '../games/game-clock.ts';
import { graphql } from '../gql/gql.ts';
import type { AfterGameQuery, GameHead_GameFragment as Game } from '../gql/graphql.ts';
import { MoodFigure } from '../mood/mood-meter.tsx';
import { useUnmutedItems } from '../mutes/use-unmuted.ts';
import { PhotoTile } from '../photos/photo-tile.tsx';
import { mutableOf as mutablePhoto } from '../photos/photo-wall.ts';
import { Card } from '../ui/card.tsx';
import { t } from '../ui/language.ts';
import { ErrorState } from '../ui/page/states.tsx';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { useNow } from '../ui/time/now.ts';
import { useSite } from '../ui/site.ts';

const AFTER_GAME = graphql(/* GraphQL */ `
  query AfterGame($gameId: Int!) {
    topChatMessages(gameId: $gameId) {
      id
      message
      user {
        id
        name
      }
      likeCount
      period
      clock
    }
    gameMood(gameId: $gameId) {
      average
      moods
    }
    photos(gameId: $gameId, first: 8) {
      nodes {
        ...Photo_photo
      }
    }
  }
`);

const NONE: readonly never[] = [];

/** Likes, moods and photos go on for a while after the end. */
const POLL_MS = 60_000;

/** What is left of a game night: what was liked most in the chat, how fans felt, their photos, and the show about it. */
export default function AfterGame({ game }: { game: Game }) {
  const { data, error, refetch } = useQuery(AFTER_GAME, {
    variables: { gameId: game.id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const showAt = postGameShowAt(mountainDate(new Date(game.kickoffAt)), useSite());
  const isToCome = showAt > useNow();
  const messages = useUnmutedItems(data?.topChatMessages ?? NONE, mutableMessage);
  const photos = useUnmutedItems(data?.photos.nodes ?? NONE, mutablePhoto);
  const mood = data?.gameMood;
  return (
    <div className="page grid items-start gap-6 py-6 lg:grid-cols-2">
      {isToCome && (
        <Card as="section" aria-labelledby="show-title" className="grid content-start gap-2">
          <h2 id="show-title" className="eyebrow text-accent-text">
            {POST_GAME_SHOW.title}
          </h2>
          <MountainMoment at={showAt.toISOString()} className="font-semibold" />
        </Card>
      )}
      {!data && error && (
        <ErrorState
          text={t('We couldn’t load the game.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {messages.length > 0 && <TopMessages messages={messages} />}
      {mood && (
        <Card as="section" aria-labelledby="mood-title" className="grid content-start gap-2">
          <h2 id="mood-title" className="eyebrow text-accent-text">
            {t('Fan mood')}
          </h2>
          <MoodFigure level={mood.average} size="strip" />
          <p className="text-muted">
            {t('{moods|one:# fan|other:# fans} that week', { moods: mood.moods })}
          </p>
        </Card>
      )}
      {photos.length > 0 && (
        <section aria-labelledby="photos-title" className="grid gap-3">
          <h2 id="photos-title" className="display text-h2">
            {t('Photos of the night')}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {photos.map(({ id }) => (
              <li key={id}>
                <PhotoTile
                  id={id}
                  to={`/fan-zone?tab=photos&photo=${id}`}
                  isRemoved={false}
                  isFirst={false}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function TopMessages({
  messages,
}: {
  messages: readonly AfterGameQuery['topChatMessages'][number][];
}) {
  return (
    <Card as="section" aria-labelledby="top-title" className="grid content-start gap-3">
      <h2 id="top-title" className="eyebrow text-accent-text">
        {t('Most liked in the chat')}
      </h2>
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className="grid gap-0.5 border-b border-border pb-3">
            <p dir="auto" className="wrap-anywhere">
              {message.message}
            </p>
            <p className="flex flex-wrap gap-x-3 text-small text-muted">
              <b dir="auto">{message.user.name}</b>
              {message.period !== null && <span>{gameClock(message)}</span>}
              <span>{t('{likes|one:# like|other:# likes}', { likes: message.likeCount })}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
