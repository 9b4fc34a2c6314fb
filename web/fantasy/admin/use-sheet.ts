import { STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import type { PreviewStatsMutation } from '../../gql/graphql.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { useSheetReading } from '../../ui/sheets/use-sheet-reading.ts';
import { PREVIEW_STATS, UPLOAD_STATS } from './operations.ts';

export type StatsPreview = NonNullable<PreviewStatsMutation['previewStats']>['preview'];
export type SheetRow = StatsPreview['rows'][number];

/** A name that the roster lacks, and whom an admin says it means. */
export interface NameChoice {
  readonly rowNumber: number;
  /** As the sheet has it. */
  readonly playerName: string;
  readonly suggestions: SheetRow['suggestions'];
  readonly playerId: number;
}

const NO_CHOICES: readonly NameChoice[] = [];

/** One sheet for one game: what the server makes of it, again after each choice. */
export function useSheet(gameId: number | undefined) {
  const variablesOf = (statsFile: File, choices: readonly NameChoice[]) => ({
    statsFile,
    gameId: gameId!,
    choices: sentChoices(choices),
  });
  const { options, change, ...reading } = useSheetReading({
    options: NO_CHOICES,
    failed: STATS_TEXTS.unreadable,
    read: async (file, choices, signal) => {
      const variables = variablesOf(file, choices);
      const document = PREVIEW_STATS;
      return (await uploadFile({ document, variables, at: 'statsFile', signal })).previewStats!
        .preview;
    },
  });

  return {
    ...reading,
    choices: options,
    /** With a null player: none on the roster is meant. */
    choose(row: Omit<NameChoice, 'playerId'>, playerId: number | null) {
      change((choices) => {
        const others = choices.filter(({ playerName }) => playerName !== row.playerName);
        return playerId === null ? others : [...others, { ...row, playerId }];
      });
    },
    /** Imports it. */
    async upload(): Promise<void> {
      const variables = variablesOf(reading.file!, options);
      await uploadFile({ document: UPLOAD_STATS, variables, at: 'statsFile' });
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;

const sentChoices = (choices: readonly NameChoice[]) =>
  choices.map(({ playerName, playerId }) => ({ playerName, playerId }));
