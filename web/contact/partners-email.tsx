import { partnersEmail } from '../../schema/contact/contact.ts';
import { useOwnOrigin } from '../ui/page/own-origin.ts';
import { CopyEmail } from './copy-email.tsx';

/** Where partners write to, at the site's own host. */
export function PartnersEmail() {
  return <CopyEmail address={partnersEmail(new URL(useOwnOrigin()).hostname)} />;
}
