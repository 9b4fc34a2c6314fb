import { Migration } from '@mikro-orm/migrations';
import { accounts } from './accounts.ts';
import { articles } from './articles.ts';
import { chat } from './chat.ts';
import { community } from './community.ts';
import { contact } from './contact.ts';
import { core } from './core.ts';
import { fantasy } from './fantasy.ts';
import { games } from './games.ts';
import { photos } from './photos.ts';
import { reports } from './reports.ts';
import { roster } from './roster.ts';
import { shows } from './shows.ts';

/** Every table, room by room. Extensions: those that search needs. */
export class Initial extends Migration {
  override name = '0001-initial';

  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists unaccent');
    const rooms = [
      core,
      accounts,
      games,
      roster,
      shows,
      articles,
      photos,
      chat,
      community,
      contact,
      fantasy,
      reports,
    ];
    for (const statement of rooms.flat()) this.addSql(statement);
  }
}
