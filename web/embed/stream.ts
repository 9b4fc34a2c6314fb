import { SILENCE_MS } from '../../schema/embeds/frame.ts';

/** A result of the graph, as a subscription delivers it. */
export interface EventResult {
  /** Null where events were lost, or the subscription failed. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly extensions?: { readonly position?: string; readonly reset?: boolean };
}

interface Following {
  readonly query: string;
  /** Where the events begin. */
  readonly after: string;
  readonly onEvent: (result: EventResult) => void;
  /** Whatever comes, also the beats of a quiet stream. */
  readonly onSign: () => void;
}

/** How soon to come back, in ms, unless the server says otherwise. */
const RETRY_MS = 3_000;

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/**
 * Follows a subscription for as long as the page is there. After a lost connection it goes on after the last event. A
 * browser's EventSource would do the same, but keeps the beats of the stream to itself, by which a dead connection is
 * noticed.
 */
export async function follow({ query, after, onEvent, onSign }: Following): Promise<never> {
  let position = after;
  let retry = RETRY_MS;
  for (;;) {
    const silence = silenceAfter(SILENCE_MS);
    try {
      const response = await fetch('/graphql/stream', {
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, extensions: { after: position } }),
        signal: silence.signal,
      });
      if (!response.ok || !response.body) throw new Error(String(response.status));
      const sign = () => {
        silence.restart();
        onSign();
      };
      for await (const block of blocksOf(response.body, sign)) {
        position = block.id ?? position;
        retry = Number(block.retry ?? retry);
        if (block.event === 'next' && block.data) onEvent(JSON.parse(block.data) as EventResult);
      }
    } catch {
      // The next attempt goes on where this one ended.
    } finally {
      silence.stop();
    }
    // At a random time, so that a crowd does not come back at once.
    await pause(retry * (0.5 + Math.random()));
  }
}

/** A signal that ends what is silent for so long. */
function silenceAfter(ms: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), ms);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    stop: () => clearTimeout(timer),
  };
}

type Block = Partial<Record<'event' | 'data' | 'id' | 'retry', string>>;

/** The events of a stream (text/event-stream), each by its fields. `onChunk` is called for all that comes, comments too. */
export async function* blocksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChunk: () => void,
): AsyncGenerator<Block> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onChunk();
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks)
      yield Object.fromEntries(
        Array.from(block.matchAll(/^(event|data|id|retry): ?(.*)$/gm), ([, name, field]) => [
          name,
          field,
        ]),
      );
  }
}
