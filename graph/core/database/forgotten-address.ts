/**
 * Trigger that removes a deleted member's address from the newsletter's tables: its token, its opt-out, and what was
 * delivered to it. An address that is also a subscriber came there without the account and stays as it is. Pending
 * deliveries are skipped when their turn comes and removed with the last one of their newsletter
 * (newsletter/delivery-upkeep.ts). It is in the database because members know nothing of newsletters, and it runs
 * before the deletion, which would drop the member's opt-outs.
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
