import { CALLS } from '../../../schema/developers/reference.ts';
import { t } from '../../ui/language.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Word } from '../code.tsx';

type Call = (typeof CALLS)[number];

/** Mutations of a token need its wider scope, even those that visitors may call. */
const accessTo = ({ kind, needsToken }: Call) => {
  if (!needsToken) return t('Everyone');
  return kind === 'Mutation' ? t('Token that writes') : t('Any token');
};

const COLUMNS: readonly Column<Call>[] = [
  {
    title: 'Name',
    cell: ({ kind, name }) => <Word>{`${kind}.${name}`}</Word>,
    isHeading: true,
  },
  { title: 'Who', cell: accessTo },
  { title: 'What it does', cell: ({ says }) => <span lang="en">{says}</span> },
];

/** Every field of the graph that a token can call. */
export default function CallList() {
  return (
    <DataTable
      caption={t('What a token can call')}
      columns={COLUMNS}
      rows={CALLS}
      keyOf={({ kind, name }) => `${kind}.${name}`}
    />
  );
}
