import { useSearchParams } from 'react-router-dom';
import { EditedSponsor } from '../../contact/sponsors/admin/edited-sponsor.tsx';
import { SponsorList } from '../../contact/sponsors/admin/sponsor-list.tsx';

/** All sponsors; or one, which the address names (`&sponsor=12`). */
export default function SponsorsTab() {
  const [search] = useSearchParams();
  const sponsor = search.get('sponsor');
  if (sponsor !== null && /^(\d{1,9}|new)$/.test(sponsor))
    return <EditedSponsor key={sponsor} id={sponsor === 'new' ? null : Number(sponsor)} />;
  return <SponsorList />;
}
