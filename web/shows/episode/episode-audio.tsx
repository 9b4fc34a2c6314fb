import { Pause, Play } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { clockAt } from '../../../schema/shows/show-clock.ts';
import { showPath } from '../../../schema/shows/show-paths.ts';
import type { ContentType } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { audioElement, pauseEpisode, playEpisode, useNowPlaying } from '../player/now-playing.ts';
import type { Seek } from './seek.ts';

interface EpisodeAudioProps {
  show: {
    readonly id: number;
    readonly type: ContentType;
    readonly title: string;
    readonly audioUrl: string;
    readonly picture: string | null;
  };
  /** Where the address asks to begin, in seconds; 0: where the listener stopped. */
  startAt: number;
  ref: Ref<Seek>;
}

/** Plays the audio of an episode in the player that stays; chapters and transcript lead it to their places. */
export function EpisodeAudio({ show, startAt, ref }: EpisodeAudioProps) {
  const { id, title, audioUrl, picture } = show;
  const isOpen = useNowPlaying(({ track }) => track?.showId === id);
  const isHeard = useNowPlaying((now) => now.isPlaying) && isOpen;
  const play = (from?: number) =>
    playEpisode({ showId: id, title, audioUrl, picture, href: showPath(show) }, from);
  useImperativeHandle(ref, () => ({
    seek: play,
    position: () => (isOpen ? Math.floor(audioElement().currentTime) : startAt),
  }));
  function press() {
    if (isHeard) pauseEpisode();
    else play(!isOpen && startAt > 0 ? startAt : undefined);
  }
  const from = !isOpen && startAt > 0 ? clockAt(startAt) : null;
  return (
    <Button icon={isHeard ? Pause : Play} size="lg" className="justify-self-start" onClick={press}>
      {isHeard ? t('Pause') : from ? t('Play from {from}', { from }) : t('Play the episode')}
    </Button>
  );
}
