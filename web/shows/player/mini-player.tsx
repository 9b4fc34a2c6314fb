import { LoaderCircle, Pause, Play, RotateCcw, RotateCw, X, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { clockAt } from '../../../schema/shows/show-clock.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { t, useLanguage } from '../../ui/language.ts';
import stockPicture from '../stock-picture.svg';
import { audioElement, closePlayer, type Track } from './now-playing.ts';
import { PositionSlider } from './position-slider.tsx';
import { BACK_SECONDS, FORWARD_SECONDS, seekBy, seekTo } from './seeking.ts';
import { applySpeed, positionOf, SPEEDS, storeSpeed } from './stored-positions.ts';
import { type AudioState, useAudio } from './use-audio.ts';
import { usePlayback } from './use-playback.ts';

/** The player at the foot of every page: what plays, on or off, a little back or forward, how fast, and where. */
export default function MiniPlayer({ track }: { track: Track }) {
  const audio = audioElement();
  const state = useAudio(audio);
  const bar = useRef<HTMLElement>(null);
  usePlayback(audio, track);
  useLanguage();
  useLayoutEffect(() => makeRoom(bar.current!), []);

  return (
    <>
      <div aria-hidden data-chrome className="on-brand h-(--player-height)" />
      <section
        ref={bar}
        aria-label={t('Player')}
        data-chrome
        className="mini-player on-brand fixed inset-x-0 z-40 border-t border-border"
      >
        <div className="page grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)_auto]">
          <img
            key={track.picture}
            src={track.picture ?? stockPicture}
            alt=""
            className="size-11 rounded-control bg-surface-2 object-cover"
            onError={({ currentTarget }) => {
              currentTarget.src = stockPicture;
            }}
          />
          <Words track={track} state={state} />
          <div className="flex items-center gap-1 max-sm:order-last max-sm:col-span-full">
            <Jump icon={RotateCcw} seconds={-BACK_SECONDS} audio={audio} />
            <PlayButton audio={audio} state={state} showId={track.showId} />
            <Jump icon={RotateCw} seconds={FORWARD_SECONDS} audio={audio} />
            <PositionSlider state={state} onSeek={(seconds) => seekTo(audio, seconds)} />
            <Speed audio={audio} speed={state.speed} />
          </div>
          <IconButton label={t('Close the player')} icon={X} onClick={close} />
        </div>
      </section>
    </>
  );
}

/** The button closes the bar; the focus goes to the page. */
function close(): void {
  closePlayer();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Gives the style sheet the height of the bar, so that nothing else at the foot of the window is behind it. */
function makeRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--player-height', `${bar.offsetHeight}px`);
  measure();
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  observer?.observe(bar);
  return () => {
    observer?.disconnect();
    style.removeProperty('--player-height');
  };
}

function Words({ track: { title, href }, state }: { track: Track; state: AudioState }) {
  const { time, duration, hasFailed } = state;
  return (
    <div className="min-w-0">
      <p className="truncate font-bold">{href ? <Link to={href}>{title}</Link> : title}</p>
      <p role="status" className="truncate text-small text-muted empty:hidden">
        {hasFailed && t('We can’t play this episode right now.')}
      </p>
      {!hasFailed && (
        <p className="text-small text-muted tabular-nums">
          {clockAt(time)}
          {duration > 0 && ` / ${clockAt(duration)}`}
        </p>
      )}
    </div>
  );
}

interface PlayButtonProps {
  audio: HTMLAudioElement;
  state: AudioState;
  showId: number;
}

function PlayButton({
  audio,
  state: { isPlaying, isWaiting, hasFailed },
  showId,
}: PlayButtonProps) {
  function turn() {
    if (isPlaying && !hasFailed) return audio.pause();
    if (hasFailed) {
      audio.load();
      seekTo(audio, positionOf(showId)?.seconds ?? 0);
    }
    audio.play().catch(() => undefined);
  }

  const isOn = isPlaying && !hasFailed;
  const Icon = isOn ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={isOn ? t('Pause') : t('Play')}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hover"
      onClick={turn}
    >
      {isOn && isWaiting ? (
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
      ) : (
        <Icon aria-hidden className="size-5 fill-current" />
      )}
    </button>
  );
}

interface JumpProps {
  icon: LucideIcon;
  /** Less than 0: back. */
  seconds: number;
  audio: HTMLAudioElement;
}

function Jump({ icon: Icon, seconds, audio }: JumpProps) {
  const count = Math.abs(seconds);
  return (
    <button
      type="button"
      aria-label={
        seconds < 0 ? t('Back {count} seconds', { count }) : t('Forward {count} seconds', { count })
      }
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/8"
      onClick={() => seekBy(audio, seconds)}
    >
      <Icon aria-hidden className="size-7" strokeWidth={1.5} />
      <span aria-hidden className="absolute text-[0.625rem] font-bold tabular-nums">
        {count}
      </span>
    </button>
  );
}

function Speed({ audio, speed }: { audio: HTMLAudioElement; speed: number }) {
  return (
    <select
      aria-label={t('Speed')}
      value={speed}
      onChange={({ target }) => {
        storeSpeed(Number(target.value));
        applySpeed(audio);
      }}
      className="h-11 rounded-control border border-border bg-brand px-1 text-small font-semibold text-on-brand tabular-nums"
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}
