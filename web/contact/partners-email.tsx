import { partnersEmail } from '../../schema/contact/contact.ts';
import { useOwnOrigin } from '../ui/page/own-origin.ts';
import { CopyEmail } from './copy-email.tsx';
import { useSite } from '../ui/site.ts';

/** Where partners write to, at the site's own host. */
export function PartnersEmail() {
  const { hostname } = new URL(useOwnOrigin());
  return <CopyEmail address={useSite().partnersEmail ?? partnersEmail(hostname)} />;
}
