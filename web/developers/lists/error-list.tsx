import { REFUSALS } from '../../../schema/refusals.ts';
import { t } from '../../ui/language.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Word } from '../code.tsx';

const ERRORS = Object.entries(REFUSALS).map(([key, { code, text }]) => ({ key, code, text }));

const COLUMNS: readonly Column<(typeof ERRORS)[number]>[] = [
  { title: 'Key', cell: ({ key }) => <Word>{key}</Word>, isHeading: true },
  { title: 'Code', cell: ({ code }) => <Word>{code}</Word> },
  // Translated, as the site shows it, it would be another text than the response has.
  { title: 'Text', cell: ({ text }) => <span lang="en">{text}</span> },
];

/** Everything that the server refuses. */
export default function ErrorList() {
  return (
    <DataTable caption={t('Error keys')} columns={COLUMNS} rows={ERRORS} keyOf={({ key }) => key} />
  );
}
