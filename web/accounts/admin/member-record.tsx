import { CONTRIBUTIONS, type Contribution } from '../../../schema/accounts/member-record.ts';
import { SECURITY_EVENTS, SECURITY_FAILURES } from '../../../schema/accounts/security-log.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { MemberAccountQuery } from '../../gql/graphql.ts';
import { t, translated } from '../../ui/language.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { nameOf } from '../profile/device-row.tsx';

type MemberRecord = NonNullable<MemberAccountQuery['memberRecord']>;

const CONTRIBUTION_WORDS: Readonly<Record<Contribution, Text>> = {
  chatMessages: 'Chat messages',
  comments: 'Comments on articles',
  photos: 'Photos',
  photoComments: 'Comments on photos',
  questions: 'Questions',
  checkIns: 'Check-ins',
  lineups: 'Fantasy lineups',
  reports: 'Reports sent',
};

/** How many of each kind a member contributed. */
export function Contributions({ contributions }: Pick<MemberRecord, 'contributions'>) {
  return (
    <section aria-labelledby="contributions-title" className="grid gap-4">
      <h3 id="contributions-title" className="display text-h3">
        {t('Contributions')}
      </h3>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {CONTRIBUTIONS.map((name) => (
          <div key={name} className="rounded-card border border-border p-3">
            <dt className="text-small text-muted">{translated(CONTRIBUTION_WORDS[name])}</dt>
            <dd className="text-h3 font-bold tabular-nums">{contributions[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What happened to a member's account lately. */
export function MemberSecurity({ securityEvents }: Pick<MemberRecord, 'securityEvents'>) {
  return (
    <section aria-labelledby="member-security-title" className="grid gap-4">
      <h3 id="member-security-title" className="display text-h3">
        {t('Security log')}
      </h3>
      {securityEvents.length === 0 ? (
        <p className="text-small text-muted">{t('No recent activity.')}</p>
      ) : (
        <ol className="grid gap-1 text-small">
          {securityEvents.map(({ id, at, kind, device, network }) => (
            <li key={id} className={SECURITY_FAILURES.includes(kind) ? 'text-danger' : undefined}>
              <MountainMoment at={at} /> · {translated(SECURITY_EVENTS[kind])}
              {device && <> · {nameOf({ device })}</>}
              {network && <> · {network}</>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
