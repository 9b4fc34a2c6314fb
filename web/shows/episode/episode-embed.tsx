import { Play } from 'lucide-react';
import { type Ref, useImperativeHandle, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { pauseEpisode, useNowPlaying } from '../player/now-playing.ts';
import { playerOf } from '../player.ts';
import type { Seek } from './seek.ts';

interface EpisodeEmbedProps {
  show: Parameters<typeof playerOf>[0] & { readonly title: string };
  startAt: number;
  ref: Ref<Seek>;
}

/** An episode whose audio is only at its platform: the platform's player, once it is asked for. */
export function EpisodeEmbed({ show, startAt, ref }: EpisodeEmbedProps) {
  const [from, setFrom] = useState<number>();
  const isAudioOn = useNowPlaying((now) => now.isPlaying);
  // One is heard at a time.
  if (from !== undefined && isAudioOn) setFrom(undefined);
  function open(at: number) {
    pauseEpisode();
    setFrom(at);
  }
  useImperativeHandle(ref, () => ({ seek: open, position: () => null }));
  if (from === undefined)
    return (
      <Button icon={Play} size="lg" className="justify-self-start" onClick={() => open(startAt)}>
        {t('Play the episode')}
      </Button>
    );
  return (
    <iframe
      key={from}
      ref={(frame) => frame?.focus()}
      src={playerOf(show, { start: from }) ?? undefined}
      title={show.title}
      className="h-38 w-full rounded-card border-0 bg-surface"
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
