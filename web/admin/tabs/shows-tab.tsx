import { useSearchParams } from 'react-router-dom';
import { EditedShow } from '../../shows/admin/edited-show.tsx';
import { ShowList } from '../../shows/admin/show-list.tsx';

/** All shows and episodes; or one, which the address names (`&show=12`). */
export default function ShowsTab() {
  const [search] = useSearchParams();
  const show = search.get('show');
  if (show !== null && /^(\d{1,9}|new)$/.test(show))
    return <EditedShow key={show} id={show === 'new' ? null : Number(show)} />;
  return <ShowList />;
}
