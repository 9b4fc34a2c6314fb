import { useEffect, useState } from 'react';
import { STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import type { PreviewStatsMutation } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { PREVIEW_STATS, UPLOAD_STATS } from './operations.ts';

export type StatsPreview = PreviewStatsMutation['previewStats'];
export type SheetRow = StatsPreview['rows'][number];

/** A name that the roster lacks, and whom an admin says it means. */
export interface NameChoice {
  readonly rowNumber: number;
  /** As the sheet has it. */
  readonly playerName: string;
  readonly suggestions: SheetRow['suggestions'];
  readonly playerId: number;
}

interface Reading {
  readonly file: File;
  readonly choices: readonly NameChoice[];
  readonly preview?: StatsPreview;
  readonly error?: string;
}

/**
 * One sheet for one game: what the server makes of it, again after each choice. The preview before stays until the next
 * one is there.
 */
export function useSheet(gameId: number | undefined) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [attempt, setAttempt] = useState(0);
  const file = reading?.file;
  const choices = reading?.choices;
  const [readFor, setReadFor] = useState<unknown>(null);

  useEffect(() => {
    if (!file || gameId === undefined) return;
    const cancel = new AbortController();
    uploadFile({
      document: PREVIEW_STATS,
      variables: { statsFile: file, gameId, choices: sentChoices(choices ?? []) },
      at: 'statsFile',
      signal: cancel.signal,
    })
      .then(({ previewStats }) => ({ preview: previewStats, error: undefined }))
      .catch((error: unknown) => ({ error: messageOf(error, STATS_TEXTS.unreadable) }))
      .then((outcome) => {
        if (cancel.signal.aborted) return;
        setReading((now) => now && { ...now, ...outcome });
        setReadFor(choices);
      })
      .catch(() => undefined);
    return () => cancel.abort();
  }, [file, choices, gameId, attempt]);

  return {
    file,
    choices: choices ?? [],
    preview: reading?.preview,
    error: reading?.error,
    isReading: file !== undefined && readFor !== choices,
    read: (next: File) => setReading({ file: next, choices: [] }),
    retry() {
      setReadFor(null);
      setAttempt(attempt + 1);
    },
    /** With a null player: none on the roster is meant. */
    choose(row: Omit<NameChoice, 'playerId'>, playerId: number | null) {
      setReading((now) => {
        if (!now) return now;
        const others = now.choices.filter(({ playerName }) => playerName !== row.playerName);
        return { ...now, choices: playerId === null ? others : [...others, { ...row, playerId }] };
      });
    },
    forget: () => setReading(null),
    /** Imports it. */
    async upload(): Promise<void> {
      const variables = {
        statsFile: file!,
        gameId: gameId!,
        choices: sentChoices(choices ?? []),
      };
      await uploadFile({ document: UPLOAD_STATS, variables, at: 'statsFile' });
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;

const sentChoices = (choices: readonly NameChoice[]) =>
  choices.map(({ playerName, playerId }) => ({ playerName, playerId }));
