import { AccessDenied } from '../ui/access-denied.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useAuth } from './auth.ts';

const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Denver',
});

/** /profile: what the site knows about the member. */
export default function ProfilePage() {
  const { user } = useAuth();
  const meta = <PageMeta head={PAGE_HEADS.profile} />;
  if (!user) {
    return (
      <>
        {meta}
        <AccessDenied text="You must be signed in to view this page." />
      </>
    );
  }
  const facts = [
    ['E-mail', user.email],
    ['Favorite team', user.favoriteTeam],
    ['Country', user.country],
    ['About', user.bio],
    ['Member since', user.createdAt && monthAndYear.format(new Date(user.createdAt))],
  ].filter(([, value]) => value);

  return (
    <>
      {meta}
      <PageHead title="Profile" />
      <div className="page py-8">
        <Card as="section" aria-labelledby="current-information" className="max-w-[44rem]">
          <h2 id="current-information" className="display text-h2">
            Current information
          </h2>
          <div className="mt-5 flex items-center gap-4">
            <Avatar user={user} size="lg" badges />
            <p className="text-h3 font-bold">{user.name}</p>
          </div>
          <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
            {facts.map(([term, value]) => (
              <div key={term} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
                <dt className="text-muted">{term}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}
