import { CalendarClock } from 'lucide-react';
import type { MountainDate } from '../../schema/time/clock.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { dayText } from './log/log-lines.ts';
import { rich, t } from '../ui/language.ts';

/** What members and visitors see while there is no chat. */
export function ChatClosed({ nextGameDate }: { nextGameDate: MountainDate | null }) {
  const { user, openAuth } = useAuth();
  return (
    <EmptyState
      icon={CalendarClock}
      text={t('Game chat is open on game day only, from 6:00 AM to 11:59 PM MT.')}
    >
      <p className="text-body-l font-bold">
        {nextGameDate
          ? rich('Next game day: {day}', {
              day: <time dateTime={nextGameDate}>{dayText(nextGameDate)}</time>,
            })
          : t('Next game day: TBD.')}
      </p>
      {!user && (
        <Button variant="secondary" onClick={() => openAuth('signup')}>
          {t('Sign up to chat')}
        </Button>
      )}
    </EmptyState>
  );
}
