import type { CSSProperties } from 'react';
import { sanctionAgainst } from '../../../schema/accounts/capabilities.ts';
import { LEAGUE_MESSAGE_MAX_LENGTH } from '../../../schema/fantasy/league-messages.ts';
import { SANCTION_REFUSALS } from '../../../schema/refusals/sanctions.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { ChatComposer } from '../../chat/composer/chat-composer.tsx';
import { HiddenWithGame, LoadingMessages, roomStyle } from '../../chat/room-parts.tsx';
import { useLiveStatus } from '../../live/live-status.ts';
import { MutedNote } from '../../mutes/muted-note.tsx';
import { refusal, t } from '../../ui/language.ts';
import { ErrorState } from '../../ui/page/states.tsx';
import { RoomLog } from './room-log.tsx';
import { useRoom } from './use-room.ts';

/** A phone shows it whole, with its field. */
const HEIGHT = { '--chat-height': 'min(36rem, 75dvh)' } as CSSProperties;

interface LeagueRoomProps {
  leagueId: number;
  viewer: AuthUser;
  isOwner: boolean;
}

/** Where the members of a league write to each other. Downloaded after their page. */
export default function LeagueRoom({ leagueId, viewer, isOwner }: LeagueRoomProps) {
  const room = useRoom(leagueId, viewer.id);
  const isReconnecting = useLiveStatus().state === 'reconnecting';
  const silence = sanctionAgainst(viewer, 'league.write');
  return (
    <section aria-labelledby="league-room" style={HEIGHT} className={roomStyle}>
      <header className="flex min-h-12 items-center gap-3 border-b border-border bg-surface px-4 py-2">
        <h2 id="league-room" className="display text-h3">
          {t('League chat')}
        </h2>
        {isReconnecting && (
          <span className="ml-auto animate-[fade_240ms_5s_both] text-small text-muted">
            {t('Reconnecting…')}
          </span>
        )}
      </header>
      {room.log.isLoaded ? (
        <HiddenWithGame>
          <RoomLog room={room} viewerId={viewer.id} isOwner={isOwner} />
        </HiddenWithGame>
      ) : room.log.failure ? (
        <div className="grow p-4">
          <ErrorState text={t('We couldn’t load the messages.')} onRetry={room.reload} />
        </div>
      ) : (
        <LoadingMessages />
      )}
      {room.mutedCount > 0 && (
        <div className="px-4 py-2">
          <MutedNote count={room.mutedCount} />
        </div>
      )}
      {silence ? (
        <p className="border-t border-border bg-surface px-4 py-3 font-semibold">
          {refusal(SANCTION_REFUSALS, silence, {})}
        </p>
      ) : (
        <ChatComposer
          draftKey={`league-draft:${leagueId}:${viewer.id}`}
          maxLength={LEAGUE_MESSAGE_MAX_LENGTH}
          pause={0}
          waitSeconds={0}
          isSending={false}
          replyTo={null}
          onNoReply={() => undefined}
          onSend={room.send}
        />
      )}
    </section>
  );
}
