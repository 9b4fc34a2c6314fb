import { SiteSettingsForm } from '../../site/admin/site-settings-form.tsx';

/** What the owners of the site set: its name, links, addresses, show times. */
export default function SiteTab() {
  return <SiteSettingsForm />;
}
