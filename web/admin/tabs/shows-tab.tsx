import { useSearchParams } from 'react-router-dom';
import { EditedShow } from '../../shows/admin/edited-show.tsx';
import { ShowList } from '../../shows/admin/show-list.tsx';
import { SourceList } from '../../shows/admin/source-list.tsx';

/** All shows and episodes; or one, which the address names (`&show=12`). */
export default function ShowsTab() {
  const [search] = useSearchParams();
  const show = search.get('show');
  if (show !== null && /^(\d{1,9}|new)$/.test(show))
    return <EditedShow key={show} id={show === 'new' ? null : Number(show)} />;
  return (
    <div className="grid grid-cols-1 gap-12">
      <ShowList />
      <SourceList />
    </div>
  );
}
