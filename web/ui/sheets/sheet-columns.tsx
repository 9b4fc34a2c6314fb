import { t } from '../language.ts';
import { SheetPart } from './sheet-part.tsx';

interface SheetColumnsProps {
  recognized: readonly { readonly header: string; readonly column: string }[];
  ignored: readonly string[];
  /** What people call a column. */
  meaningOf: (column: string) => string;
}

/** Which columns were understood, as what; and which mean nothing. */
export function SheetColumns({ recognized, ignored, meaningOf }: SheetColumnsProps) {
  return (
    <>
      <SheetPart title={t('Matched columns')}>
        <ul className="flex flex-wrap gap-2 text-small">
          {recognized.map(({ header, column }) => (
            <li key={header} className="rounded-badge bg-tint-green px-2 py-0.5 text-on-tint-green">
              <b>{header}</b> → {meaningOf(column)}
            </li>
          ))}
        </ul>
      </SheetPart>
      {ignored.length > 0 && (
        <SheetPart title={t('Ignored columns')}>
          <ul className="flex flex-wrap gap-2 text-small">
            {ignored.map((header) => (
              <li
                key={header}
                className="rounded-badge bg-tint-amber px-2 py-0.5 text-on-tint-amber"
              >
                {header}
              </li>
            ))}
          </ul>
        </SheetPart>
      )}
    </>
  );
}
