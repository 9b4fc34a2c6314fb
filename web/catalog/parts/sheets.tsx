import { type ReactNode, useState } from 'react';
import { SHEET_EXTENSIONS } from '../../../schema/sheets.ts';
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
  'sheets/sheet-columns.tsx': {
    SheetColumns: {
      when: 'In the preview of a sheet: what its columns were taken for.',
      states: {
        'With ignored columns': () => (
          <InPreview>
            <SheetColumns
              recognised={[{ header: 'Pos', column: 'position' }]}
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
            <SheetPart title={t('Players')}>{t('No figures')}</SheetPart>
          </InPreview>
        ),
      },
    },
  },
  'sheets/sheet-problem.tsx': {
    SheetProblem: {
      when: 'Above the preview of a sheet that can’t be imported: why.',
      states: { Plain: () => <SheetProblem>{t('No figures')}</SheetProblem> },
    },
  },
};
