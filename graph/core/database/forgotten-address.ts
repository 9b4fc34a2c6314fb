/**
 * Trigger by which a member takes their address out of the newsletter's tables: its token and whether it opted out, and
 * what was delivered to it. An address that also stands under the subscribers came there without the account, and stays
 * as it is, opted out or not. What is still on its way is skipped when its turn comes, and forgotten with the last of its
 * newsletter (newsletter/delivery-upkeep.ts). It stands in the database because members know nothing of newsletters, and
 * in front of the deletion, which takes the member off what they opted out of.
 */
export const forgottenAddress = {
  name: 'forget_address',
  timing: 'before' as const,
  events: ['delete' as const],
  forEach: 'row' as const,
  body: [
    `delete from newsletter_addresses a where (a.email = lower(old.email) or a.user_id = old.id)`,
    `and not exists (select from subscribers s where lower(s.email) = a.email);`,
    `delete from newsletter_deliveries d using newsletters n`,
    `where d.newsletter_id = n.id and n.finished_at is not null and lower(d.email) = lower(old.email)`,
    `and not exists (select from subscribers s where lower(s.email) = lower(d.email)); return old`,
  ].join(' '),
};
