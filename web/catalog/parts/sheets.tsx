import { type ReactNode, useState } from 'react';
import { SHEET_EXTENSIONS } from '../../../schema/sheets.ts';
import { ImportButton } from '../../ui/sheets/import-button.tsx';
import { SheetChoice } from '../../ui/sheets/sheet-choice.tsx';
import { SheetColumns } from '../../ui/sheets/sheet-columns.tsx';
import { SheetField } from '../../ui/sheets/sheet-field.tsx';
import { SheetPart } from '../../ui/sheets/sheet-part.tsx';
import { SheetProblem } from '../../ui/sheets/sheet-problem.tsx';
import { t } from '../../ui/language.ts';
import type { PartsOf } from '../part.ts';

function Choosing() {
  const [fileName, setFileName] = useState<string>();
  return (
    <SheetField
      label={t('Stats sheet')}
      hint={t('Choose or drop a sheet')}
      extensions={SHEET_EXTENSIONS}
      fileName={fileName}
      onChoose={({ name }) => setFileName(name)}
    />
  );
}

const Importing = ({ isSending }: { isSending: boolean }) => (
  <ImportButton
    steps={{ isSending, isReading: false, upload: () => Promise.resolve() }}
    problem={null}
  >
    {t('Import {count|one:# game|other:# games}', { count: 17 })}
  </ImportButton>
);

/** What the first step of an import shows, in each of its states. */
const STEPS = {
  choose() {},
  retry() {},
  file: undefined as File | undefined,
  error: undefined,
  done: null,
};
const CHOSEN = new File([], 'stats.xlsx');

const Choice = ({ steps }: { steps: Partial<typeof STEPS> }) => (
  <SheetChoice
    label={t('Stats sheet')}
    hint={t('Choose or drop a sheet')}
    extensions={SHEET_EXTENSIONS}
    onTemplate={() => undefined}
    steps={{ ...STEPS, ...steps }}
  />
);

/** Where parts of a preview are: below its title. */
const InPreview = ({ children }: { children: ReactNode }) => (
  <>
    <h3 className="sr-only">{t('Preview')}</h3>
    {children}
  </>
);

export const SHEETS: PartsOf<`sheets/${string}`> = {
  'sheets/sheet-field.tsx': {
    SheetField: {
      when: 'To choose a sheet that is imported. What it would do is shown first.',
      states: { Choosing },
    },
  },
  'sheets/sheet-choice.tsx': {
    SheetChoice: {
      when: 'The first step of every import of a sheet, with its template.',
      states: {
        Empty: () => <Choice steps={{}} />,
        Loading: () => <Choice steps={{ file: CHOSEN }} />,
      },
    },
  },
  'sheets/import-button.tsx': {
    ImportButton: {
      when: 'Below the preview of a sheet: imports it.',
      states: {
        Ready: () => <Importing isSending={false} />,
        Busy: () => <Importing isSending />,
      },
    },
  },
  'sheets/sheet-columns.tsx': {
    SheetColumns: {
      when: 'In the preview of a sheet: what its columns were taken for.',
      states: {
        'With ignored columns': () => (
          <InPreview>
            <SheetColumns
              recognized={[{ header: 'Pos', column: 'position' }]}
              ignored={['Shoe size']}
              meaningOf={() => t('position')}
            />
          </InPreview>
        ),
      },
    },
  },
  'sheets/sheet-part.tsx': {
    SheetPart: {
      when: 'A part of the preview of a sheet with a title.',
      states: {
        Plain: () => (
          <InPreview>
            <SheetPart title={t('Players')}>{t('No stats')}</SheetPart>
          </InPreview>
        ),
      },
    },
  },
  'sheets/sheet-problem.tsx': {
    SheetProblem: {
      when: 'Above the preview of a sheet that can’t be imported: why.',
      states: { Plain: () => <SheetProblem>{t('No stats')}</SheetProblem> },
    },
  },
};
