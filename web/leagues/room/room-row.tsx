import { Trash2, VolumeX } from 'lucide-react';
import { memo } from 'react';
import { BubbleLine, MessageFrame, useSentAt } from '../../chat/rows/message-frame.tsx';
import { bubbleStyle, quietActionStyle } from '../../chat/rows/row-style.ts';
import { useMuteMember } from '../../mutes/use-mute-member.ts';
import { t } from '../../ui/language.ts';
import type { RoomMessage } from './room-list.ts';

interface RoomRowProps {
  message: RoomMessage;
  /** Name and picture are shown above already. */
  isContinued: boolean;
  isOwn: boolean;
  /** Absent for who may not delete it. */
  onDelete: ((message: RoomMessage) => void) | undefined;
}

/** A message of a league, with what can be done about it. */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const { message, isContinued, isOwn, onDelete } = props;
  const { user } = message;
  const time = useSentAt(message.createdAt);
  const mute = useMuteMember();
  return (
    <MessageFrame message={message} time={time} isOwn={isOwn} isContinued={isContinued}>
      <BubbleLine isOwn={isOwn}>
        <div className={bubbleStyle(isOwn)} title={time}>
          <p dir="auto">{message.message}</p>
        </div>
        <div className="flex shrink-0">
          {!isOwn && (
            <button
              type="button"
              aria-label={t('Mute this member')}
              title={t('Mute this member')}
              className={quietActionStyle}
              onClick={() => mute(user)}
            >
              <VolumeX aria-hidden className="size-4" />
            </button>
          )}
          {onDelete && (
            <button
              type="button"
              aria-label={
                isOwn ? t('Delete message') : t('Delete the message by {name}', { name: user.name })
              }
              title={t('Delete message')}
              className={quietActionStyle}
              onClick={() => onDelete(message)}
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          )}
        </div>
      </BubbleLine>
    </MessageFrame>
  );
});
