import { Migration } from '@mikro-orm/migrations';

export class AddAudioLength extends Migration {
  override name = '0037-add-audio-length';

  override up(): void {
    this.addSql(`alter table "show_texts" add "audio_bytes" int null, add "audio_url" text null`);
  }
}
