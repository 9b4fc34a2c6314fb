import { Migration } from '@mikro-orm/migrations';

export class ChatGamePhase extends Migration {
  override name = '0006-chat-game-phase';

  override up(): void {
    this.addSql(`alter table "game_chat_messages" add "game_phase" text null`);
  }
}
