import { useSearchParams } from 'react-router-dom';
import { EditedFilter } from '../../moderation/filters/edited-filter.tsx';
import { FilterList } from '../../moderation/filters/filter-list.tsx';
import { usePageTexts } from '../../ui/page/page-texts.ts';

/** All filters; or one, which the address names (`&filter=12`). */
export default function FiltersTab() {
  usePageTexts('moderation');
  const [search] = useSearchParams();
  const filter = search.get('filter');
  if (filter !== null && /^(\d{1,9}|new)$/.test(filter))
    return <EditedFilter key={filter} id={filter === 'new' ? null : Number(filter)} />;
  return <FilterList />;
}
