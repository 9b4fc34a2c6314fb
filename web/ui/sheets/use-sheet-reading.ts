import { useEffect, useEffectEvent, useState } from 'react';
import type { Text } from '../../../schema/language/english.ts';
import { messageOf } from '../forms/graph-error.ts';

interface Reading<Preview, Options> {
  readonly file: File;
  readonly options: Options;
  readonly preview?: Preview;
  readonly error?: string;
}

interface SheetReading<Preview, Options> {
  /** Asks the server what it makes of the file. */
  readonly read: (file: File, options: Options, signal: AbortSignal) => Promise<Preview>;
  /** Of a file that was just chosen. */
  readonly options: Options;
  /** Said when it fails without words of the server. */
  readonly failed: Text;
}

/**
 * One chosen sheet: what the server makes of it, again after each change of the options. The preview before stays until
 * the next one is there.
 */
export function useSheetReading<Preview, Options>(how: SheetReading<Preview, Options>) {
  const [reading, setReading] = useState<Reading<Preview, Options> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [readFor, setReadFor] = useState<unknown>(null);
  const file = reading?.file;
  const options = reading?.options;
  const ask = useEffectEvent((chosen: File, wanted: Options, signal: AbortSignal) =>
    how
      .read(chosen, wanted, signal)
      .then((preview) => ({ preview, error: undefined }))
      .catch((error: unknown) => ({ error: messageOf(error, how.failed) }))
      .then((outcome) => {
        if (signal.aborted) return;
        setReading((now) => now && { ...now, ...outcome });
        setReadFor(wanted);
      }),
  );

  useEffect(() => {
    if (!file) return;
    const cancel = new AbortController();
    void ask(file, options as Options, cancel.signal);
    return () => cancel.abort();
  }, [file, options, attempt]);

  return {
    file,
    options: options ?? how.options,
    preview: reading?.preview,
    error: reading?.error,
    isReading: file !== undefined && readFor !== options,
    read(next: File) {
      setReadFor(null);
      setReading({ file: next, options: how.options });
    },
    retry() {
      setReadFor(null);
      setAttempt(attempt + 1);
    },
    change: (next: (before: Options) => Options) =>
      setReading((now) => now && { ...now, options: next(now.options) }),
    forget: () => setReading(null),
  };
}
