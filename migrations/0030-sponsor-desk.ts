import { Migration } from '@mikro-orm/migrations';

export class SponsorDesk extends Migration {
  override name = '0030-sponsor-desk';

  override up(): void {
    this.addSql(
      `alter table "sponsors" add "active_from" date null, add "active_to" date null, add "position" int not null default 0`,
    );
  }
}
