import { Link } from 'react-router-dom';
import { memberPath } from '../../../schema/accounts/member-profile.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import type { AuthUser } from '../session/stored-user.ts';
import { EmailProof } from './email-proof.tsx';
import { ProfileCard } from './profile-card.tsx';
import { dateFormat, t, translated } from '../../ui/language.ts';

const monthAndYear = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Denver',
});

/** What the site knows about the member. */
export function CurrentInformation({ user }: { user: AuthUser }) {
  const facts = [
    [t('Email'), user.email],
    [t('Favorite team'), user.favoriteTeam],
    [t('Country'), user.country && translated(user.country)],
    [t('About'), user.bio],
    [t('Member since'), user.createdAt && monthAndYear.format(new Date(user.createdAt))],
  ].filter(([, value]) => value);

  return (
    <ProfileCard title={t('Current information')}>
      <div className="flex items-center gap-4 in-data-large-text:max-sm:flex-wrap">
        <Avatar user={user} size="lg" badges />
        <p dir="auto" className="min-w-0 text-h3 font-bold wrap-anywhere">
          {user.name}
        </p>
      </div>
      <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted">{term}</dt>
            <dd dir="auto" className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to={memberPath(user.id)}
        className="mt-4 inline-flex min-h-11 items-center text-link underline"
      >
        {t('See your public page')}
      </Link>
      <EmailProof email={user.email} />
    </ProfileCard>
  );
}
