import { Link } from 'react-router-dom';
import { METRICS_TEXTS } from '../../schema/site/metrics.ts';
import type { SiteMetricsQuery } from '../gql/graphql.ts';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { FigureCard } from './figure-card.tsx';
import { numberText } from './figures.ts';
import { t, translated } from '../ui/language.ts';

type Row = SiteMetricsQuery['siteMetrics']['topContent'][number];

const orNone = (value: number | null) => (value === null ? '–' : numberText(value));
const addressOf = ({ kind, contentId }: Row) =>
  kind === 'ARTICLE' ? `/articles/${contentId}` : `/fan-zone?tab=photos&photo=${contentId}`;

const COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Title',
    cell: (row) => (
      <Link to={addressOf(row)} dir="auto" className="font-semibold">
        {row.title || t('Photo without a description')}
      </Link>
    ),
  },
  { title: 'Kind', cell: ({ kind }) => (kind === 'ARTICLE' ? t('Article') : t('Photo')) },
  { title: 'Category', cell: ({ category }) => translated(category) },
  { title: 'Likes', cell: ({ likes }) => numberText(likes), isNumber: true },
  { title: 'Comments', cell: ({ comments }) => numberText(comments), isNumber: true },
  { title: 'Views', cell: ({ views }) => orNone(views), isNumber: true },
  { title: 'Shares', cell: ({ shares }) => orNone(shares), isNumber: true },
];

/** The most liked of articles and photos. */
export function TopContent({ rows }: { rows: readonly Row[] }) {
  return (
    <FigureCard metric="topContent" dataset="top-content">
      {rows.length === 0 ? (
        <p className="text-small text-muted">{t(METRICS_TEXTS.nothing)}</p>
      ) : (
        <DataTable
          caption={t('Top content')}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ kind, contentId }) => `${kind} ${contentId}`}
        />
      )}
    </FigureCard>
  );
}
