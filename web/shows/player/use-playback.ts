import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useAuth } from '../../accounts/session/auth.ts';
import { pushVolume } from '../../settings/media-volume.ts';
import { useSite } from '../../ui/site.ts';
import { watchSettings } from '../../settings/podcast-settings.ts';
import { accountPositions } from './account-positions.ts';
import { alternateWithEmbedded } from './embedded-players.ts';
import { connectMediaSession } from './media-session.ts';
import { closePlayer, type Track, useNowPlaying } from './now-playing.ts';
import { rememberPosition } from './remember-position.ts';
import { forgetSeeks, seekTo } from './seeking.ts';
import { applySpeed, positionOf } from './stored-positions.ts';

/** Plays what is asked for, where the listener stopped, and remembers where they are. */
export function usePlayback(audio: HTMLAudioElement, track: Track): void {
  const { showId, audioUrl } = track;
  const request = useNowPlaying((now) => now.request);
  const { isAuthenticated } = useAuth();
  const { name } = useSite();
  const client = useApolloClient();
  const account = useMemo(
    () => (isAuthenticated ? accountPositions(client) : null),
    [client, isAuthenticated],
  );

  // Of one episode the place is stored before the next one is loaded.
  useEffect(() => rememberPosition(audio, showId, account), [audio, showId, account]);
  useEffect(() => load(audio, { showId, audioUrl }), [audio, showId, audioUrl]);
  useEffect(() => {
    if (request?.startAt !== undefined) seekTo(audio, request.startAt);
    audio.play().catch(() => undefined);
  }, [audio, request]);
  useEffect(() => {
    const here = positionOf(showId);
    if (!account || request?.startAt !== undefined) return;
    let isOver = false;
    void account.read(showId).then((there) => {
      if (!isOver && there && there.at > (here?.at ?? 0)) seekTo(audio, there.seconds);
    });
    return () => {
      isOver = true;
    };
    // A later request for the same episode goes on where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [audio, showId, account]);
  useEffect(
    () => connectMediaSession(audio, track, { artist: name, onClose: closePlayer }),
    [audio, track, name],
  );
  useEffect(() => alternateWithEmbedded(audio), [audio]);
  useEffect(() => {
    pushVolume();
    return watchSettings(pushVolume);
  }, []);
}

/** Loads an episode where the listener stopped. When the player is closed nothing more is loaded. */
function load(audio: HTMLAudioElement, { showId, audioUrl }: Pick<Track, 'showId' | 'audioUrl'>) {
  forgetSeeks(audio);
  audio.src = audioUrl;
  applySpeed(audio);
  const before = positionOf(showId)?.seconds ?? 0;
  if (before > 0) seekTo(audio, before);
  return () => {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  };
}
