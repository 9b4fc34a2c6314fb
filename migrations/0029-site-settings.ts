import { Migration } from '@mikro-orm/migrations';

/** The switch that opened fantasy and check-ins together becomes a setting for each. */
export class SiteSettings extends Migration {
  override name = '0029-site-settings';

  override up(): void {
    this.addSql(
      `insert into "app_settings" ("key", "value", "updated_at")
       select 'site.' || names.name, s."value", s."updated_at"
       from "app_settings" s, (values ('isFantasyOpen'), ('areCheckInsOpen')) as names (name)
       where s."key" = 'fantasyOpenToAll'`,
    );
    this.addSql(
      `insert into "app_settings" ("key", "value", "updated_at")
       select 'site.changedAt', to_jsonb((extract(epoch from "updated_at") * 1000)::bigint), "updated_at"
       from "app_settings" where "key" = 'fantasyOpenToAll'`,
    );
    this.addSql(`delete from "app_settings" where "key" = 'fantasyOpenToAll'`);
  }
}
