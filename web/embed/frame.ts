import {
  type FrameMessage,
  type FrameSettings,
  SETTINGS_ID,
  SILENCE_MS,
} from '../../schema/embeds/frame.ts';
import type { Tree } from '../../schema/embeds/tree.ts';
import type { Reader } from '../../schema/language/english.ts';
import { fill } from '../../schema/language/translate.ts';
import { draw } from './draw.ts';
import { applyLook } from './look.ts';
import { type EventResult, follow } from './stream.ts';

/** A frame on a page of others, live: no framework, no cookie, no storage. */

export const part = (id: string) => document.getElementById(id)!;
export const settings = JSON.parse(part(SETTINGS_ID).textContent) as FrameSettings;
const { tag, words } = settings;
export const view = part('view');
export const reader: Reader = {
  say: (text, ...[values]) => fill(words[text] ?? text, values, tag),
  tag,
};

/** What one kind of frame does on its own. */
export interface FrameOptions<Data> {
  readonly show: (data: Data) => Tree[];
  /**
   * The data after an event that has all that it changes; undefined where the server must be asked. `isWhole` is false
   * where it must be asked as well.
   */
  readonly apply?: (
    data: Data,
    event: NonNullable<EventResult['data']>,
  ) => { readonly data: Data; readonly isWhole?: boolean } | undefined;
  /** Called around each change of what is shown; what it returns is called after it. */
  readonly around?: () => () => void;
}

/** After an event that says only that something changed, frames ask within so many ms, not all at once. */
const SPREAD_MS = 2_000;
const RETRY_MS = 5_000;
/** A result counts so long without an event. */
const LONGEST_MS = 600_000;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Shows the result that came with the frame, or asks for it, and follows the events from there. */
export async function startFrame<Data>(options: FrameOptions<Data>): Promise<void> {
  let data = settings.data as Data | null;
  let { position } = settings;
  /** What came while the server was being asked: its answer may be older. */
  let since: EventResult[] = [];
  let asking: Promise<void> | undefined;

  const show = () => {
    if (!data) return;
    const shown = options.around?.();
    draw(view, options.show(data));
    shown?.();
  };
  /** Returns false where the server must be asked. */
  const apply = ({ data: event }: EventResult) => {
    const after = event && data && options.apply?.(data, event);
    if (after) data = after.data;
    return after ? after.isWhole !== false : false;
  };
  /** Asks until there is a result that nothing has overtaken. */
  const read = async () => {
    for (;;) {
      since = [];
      const result = await ask();
      if (result?.data) {
        data = result.data as Data;
        position ??= result.extensions?.position ?? null;
        const isWhole = since.map(apply).every(Boolean);
        show();
        if (isWhole) return;
      } else if (!data) draw(view, [reader.say('We couldn’t load this. Retrying…')]);
      await pause(RETRY_MS * (0.5 + Math.random()));
    }
  };
  const readWithin = (ms = SPREAD_MS) =>
    (asking ??= pause(Math.random() * ms)
      .then(read)
      .finally(() => (asking = undefined)));
  const onEvent = (result: EventResult) => {
    since.push(result);
    const isWhole = apply(result);
    show();
    const { refetchWithin } = (result.data?.fantasyEvents ?? {}) as { refetchWithin?: number };
    if (!isWhole) void readWithin(refetchWithin);
  };

  if (data) show();
  else await readWithin(0);
  const heardAt = settings.events.map(() => Date.now());
  settings.events.forEach((query, place) => {
    const onSign = () => (heardAt[place] = Date.now());
    void follow({ query, after: position ?? 'now', onEvent, onSign });
  });
  sayWhenSilent(() => Math.min(...heardAt));
  // No event says that a day is over, and with it what is called today.
  setInterval(() => void readWithin(), LONGEST_MS);
}

/** The result of the frame's query; undefined where there was none. */
async function ask(): Promise<EventResult | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: settings.query, variables: settings.variables }),
      signal: AbortSignal.timeout(SILENCE_MS),
    });
    const result = (await response.json()) as EventResult & { errors?: unknown };
    return result.errors ? undefined : result;
  } catch {
    return undefined;
  }
}

/** While a stream is silent, says as of when what is shown was right, on the reader's own clock. */
function sayWhenSilent(heardAt: () => number): void {
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  setInterval(() => {
    const isSilent = Date.now() - heardAt() > SILENCE_MS;
    const text = isSilent ? reader.say('as of {time}', { time: clock.format(heardAt()) }) : '';
    if (part('as-of').textContent !== text) part('as-of').textContent = text;
  }, 1_000);
}

/** Tells the page around how high the frame is, and what it is called. */
function tellSizes(): void {
  if (window.parent === window) return;
  const { body } = document;
  const embed = document.documentElement.dataset.embed!;
  new ResizeObserver(() => {
    const height = embed === 'chat' ? undefined : body.offsetHeight;
    const message: FrameMessage = { embed, height, title: document.title };
    window.parent.postMessage(message, '*');
  }).observe(body);
}

tellSizes();
applyLook(document.documentElement, new URL(location.href));
