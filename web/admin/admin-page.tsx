import { MessagesSquare } from 'lucide-react';
import { can } from '../../schema/capabilities.ts';
import { useAuth } from '../accounts/auth.ts';
import { AccessDenied } from '../ui/access-denied.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { PageHead } from '../ui/page-head.tsx';

/** /admin: what admins can do from here. */
export default function AdminPage() {
  const { user } = useAuth();
  const meta = <PageMeta head={PAGE_HEADS.admin} />;
  if (!can(user, 'admin.dashboard')) {
    return (
      <>
        {meta}
        <AccessDenied text="You need admin privileges to access this page." />
      </>
    );
  }
  return (
    <>
      {meta}
      <PageHead title="Admin Dashboard" />
      <div className="page py-8">
        <Card as="section" aria-labelledby="admin-chat" className="max-w-[44rem]">
          <h2 id="admin-chat" className="text-h3 font-bold">
            Game chat
          </h2>
          <p className="mt-1 mb-5 text-muted">
            Admins may read and write in the chat while it is closed, and delete any message.
          </p>
          <ButtonLink to="/fan-zone?tab=game-chat" icon={MessagesSquare}>
            Open the chat
          </ButtonLink>
        </Card>
      </div>
    </>
  );
}
