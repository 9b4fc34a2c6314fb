/** Where this browser is in the episodes that were heard here, and how fast it plays them. */

export interface StoredPosition {
  readonly seconds: number;
  /** In ms since 1970. */
  readonly at: number;
}

const POSITIONS_KEY = 'episode-positions';
const SPEED_KEY = 'episode-speed';
/** The oldest are forgotten beyond so many. */
const MOST = 100;

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It lasts as long as the page then.
  }
}

const isPosition = (value: unknown): value is StoredPosition => {
  const { seconds, at } = (value ?? {}) as Partial<Record<keyof StoredPosition, unknown>>;
  return Number.isFinite(seconds) && Number(seconds) >= 0 && Number.isFinite(at);
};

function positions(): Record<string, StoredPosition> {
  const stored = read(POSITIONS_KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]: [string, unknown]) =>
      isPosition(value) ? [[id, value]] : [],
    ),
  );
}

export const positionOf = (showId: number): StoredPosition | undefined => positions()[showId];

export function storePosition(showId: number, position: StoredPosition): void {
  const all = Object.entries<StoredPosition>({ ...positions(), [showId]: position });
  const newest = all.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  write(POSITIONS_KEY, Object.fromEntries(newest));
}

const storedSpeed = (): number => SPEEDS.find((speed) => speed === read(SPEED_KEY)) ?? 1;
export const storeSpeed = (speed: number): void => write(SPEED_KEY, speed);

/** Also for what the element loads later. */
export function applySpeed(audio: HTMLAudioElement): void {
  audio.defaultPlaybackRate = storedSpeed();
  audio.playbackRate = storedSpeed();
}
