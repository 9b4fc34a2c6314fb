import { useSearchParams } from 'react-router-dom';
import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { EditedShow } from '../../shows/admin/edited-show.tsx';
import { LiveSwitches } from '../../shows/admin/live-switches.tsx';
import { ShowList } from '../../shows/admin/show-list.tsx';
import { SourceList } from '../../shows/admin/source-list.tsx';

/** All shows and episodes; or one, which the address names (`&show=12`). For hosts the switches alone. */
export default function ShowsTab() {
  const { user } = useAuth();
  const [search] = useSearchParams();
  if (!can(user, 'show.manage')) return <LiveSwitches />;
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
