/** What a frame knows of itself. It has to stay small, so nothing here imports more. */

/** What the server writes into a frame for its script. */
export interface FrameSettings {
  /** For dates and plurals, as `en-US`. */
  readonly tag: string;
  /** What the frame says, by the English text; nothing in English. */
  readonly words: Readonly<Record<string, string>>;
  readonly site: string;
  /** The text of its query. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Texts of the subscriptions that say when its result changes. */
  readonly events: readonly string[];
  /** Where the events begin that the view does not contain; null where the frame asks first. */
  readonly position: string | null;
  /** The result in the view; null where the frame asks first. */
  readonly data: unknown;
}

export const SETTINGS_ID = 'frame-settings';

/** What a frame tells the page around it. */
export interface FrameMessage {
  /** Which one it is, as in its address. */
  readonly embed: string;
  /** In CSS pixels; undefined where the frame is as high as that page makes it. */
  readonly height: number | undefined;
  readonly title: string;
}

/** A frame that has heard nothing for so long says as of when it is. The stream has a beat every 15 seconds. */
export const SILENCE_MS = 30_000;

/** The only ground besides that of the theme: the page behind shows through. */
export const CLEAR = 'transparent';
/** A color as the address has it. */
const ACCENT = /^#?([\da-f]{6})$/i;

/** What the script of a frame applies of its address. */
export interface OwnLook {
  /** `#rrggbb`, or null for the theme's own. */
  readonly accent: string | null;
  readonly isClear: boolean;
}

export function ownLook(asked: Pick<URLSearchParams, 'get'>): OwnLook {
  const [, accent] = ACCENT.exec(asked.get('accent') ?? '') ?? [];
  return {
    accent: accent === undefined ? null : `#${accent.toLowerCase()}`,
    isClear: asked.get('bg') === CLEAR,
  };
}
