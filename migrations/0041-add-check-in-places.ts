import { Migration } from '@mikro-orm/migrations';
import { placeOf } from '../schema/places/place-of.ts';

const BATCH = 1000;

interface Row {
  readonly id: number;
  readonly location: string;
  readonly isHome: boolean;
}

export class AddCheckInPlaces extends Migration {
  override name = '0041-add-check-in-places';

  override async up(): Promise<void> {
    await this.execute(`alter table "game_check_ins" add "place" text null`);
    let last = 0;
    for (;;) {
      const rows = (await this.execute(
        `select c."id", c."location", g."is_home" as "isHome" from "game_check_ins" c join "games" g on g."id" = c."game_id" where c."id" > ? order by c."id" limit ?`,
        [last, BATCH],
      )) as unknown as Row[];
      if (rows.length === 0) break;
      last = rows.at(-1)!.id;
      await this.readPlaces(rows);
    }
    await this.execute(
      `create index "game_check_ins_map_index" on "game_check_ins" ("game_id", "place", "user_id") where approved`,
    );
  }

  private async readPlaces(rows: readonly Row[]): Promise<void> {
    const places = rows.map((row) => ({ id: row.id, place: placeOf(row.location, row) }));
    await this.execute(
      `update "game_check_ins" c set "place" = p."place" from json_to_recordset(?::json) as p ("id" int, "place" text) where p."id" = c."id" and p."place" is not null`,
      [JSON.stringify(places)],
    );
  }
}
