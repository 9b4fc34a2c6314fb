import { Migration } from '@mikro-orm/migrations';

export class MemberAddress extends Migration {
  override name = '0019-member-address';

  override up(): void {
    this.addSql(
      `create or replace function "users_forget_address_fn"() returns trigger as $$ begin delete from newsletter_addresses a where (a.email = lower(old.email) or a.user_id = old.id) and not exists (select from subscribers s where lower(s.email) = a.email); delete from newsletter_deliveries d using newsletters n where d.newsletter_id = n.id and n.finished_at is not null and lower(d.email) = lower(old.email) and not exists (select from subscribers s where lower(s.email) = lower(d.email)); return old; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "forget_address" BEFORE DELETE on "users" for each ROW execute function "users_forget_address_fn"()`,
    );
    // Those of members who were deleted before. What a member opted out of under a former address stays.
    this.addSql(
      `delete from newsletter_addresses a where a.user_id is null
        and not exists (select from users u where lower(u.email) = a.email)
        and not exists (select from subscribers s where lower(s.email) = a.email)`,
    );
  }
}
