import { ENUMS } from '../../../schema/developers/reference.ts';
import { t } from '../../ui/language.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Word } from '../code.tsx';

const COLUMNS: readonly Column<(typeof ENUMS)[number]>[] = [
  { title: 'Name', cell: ({ name }) => <Word>{name}</Word>, isHeading: true },
  { title: 'Values', cell: ({ values }) => <Word>{values.join(', ')}</Word> },
];

/** Every enum of the graph with its values. */
export default function EnumList() {
  return (
    <DataTable caption={t('Enums')} columns={COLUMNS} rows={ENUMS} keyOf={({ name }) => name} />
  );
}
