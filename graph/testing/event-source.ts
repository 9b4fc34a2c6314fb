/** What a stream of server-sent events brings, block by block. */
export interface Block {
  readonly retry?: string;
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
  readonly comment?: string;
}

export interface Stream {
  readonly status: number;
  readonly headers: Headers;
  /** The next block; undefined at the end. */
  next(): Promise<Block | undefined>;
  /** The next event's result and position. */
  event(): Promise<{ id: string | undefined; result: unknown }>;
  /** Breaks the connection off. */
  cut(): void;
}

function blockOf(text: string): Block {
  const fields: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
    fields[name === '' ? 'comment' : name] = value;
  }
  return fields;
}

/** Opens a stream as `curl -N` does. */
export async function openStream(
  url: string | URL,
  { headers, ...init }: RequestInit = {},
): Promise<Stream> {
  const cutting = new AbortController();
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'text/event-stream', ...(headers as Record<string, string>) },
    signal: cutting.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  const next = async () => {
    for (;;) {
      const end = waiting.indexOf('\n\n');
      if (end >= 0) {
        const block = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        return blockOf(block);
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      waiting += value;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    async event() {
      for (;;) {
        const block = await next();
        if (!block) throw new Error('The stream has ended');
        if (block.event === 'next')
          return { id: block.id, result: JSON.parse(block.data ?? '') as unknown };
      }
    },
    cut: () => cutting.abort(),
  };
}
