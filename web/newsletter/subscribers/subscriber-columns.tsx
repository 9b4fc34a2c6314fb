import { Trash2 } from 'lucide-react';
import type { SubscriberState } from '../../../schema/news/subscribers.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { SubscriberRow_SubscriberFragment as Subscriber } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dateFormat, t, translated } from '../../ui/language.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';

export const STATE_WORDS: Readonly<Record<SubscriberState, readonly [BadgeTone, Text]>> = {
  SUBSCRIBED: ['green', 'Subscribed'],
  WAITING: ['blue', 'Not confirmed yet'],
  UNSUBSCRIBED: ['neutral', 'Unsubscribed'],
  UNREACHABLE: ['red', 'Unreachable'],
};

const moment = dateFormat({ dateStyle: 'medium', timeZone: 'America/Denver' });
/** A day of the calendar, which has no zone. */
const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** What admins see of each subscriber. */
export const subscriberColumns = (
  onRemove: (subscriber: Subscriber) => void,
): readonly Column<Subscriber>[] => [
  {
    title: 'Name',
    isHeading: true,
    cell: ({ name, email }) => (
      <span className="grid min-w-0 gap-0.5">
        <b dir="auto">{name}</b>
        <span className="text-muted">{email}</span>
      </span>
    ),
  },
  {
    title: 'Status',
    cell: ({ state }) => (
      <span>
        <Badge tone={STATE_WORDS[state][0]}>{translated(STATE_WORDS[state][1])}</Badge>
      </span>
    ),
  },
  {
    title: 'Since',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {moment.format(new Date(createdAt))}
      </time>
    ),
  },
  {
    title: 'Birthday',
    cell: ({ birthday }) => (
      <span className="whitespace-nowrap">{day.format(new Date(birthday))}</span>
    ),
  },
  { title: 'Team', cell: ({ favoriteTeam }) => favoriteTeam },
  {
    title: 'Remove',
    isActs: true,
    cell: (subscriber) => (
      <span>
        <Button
          size="sm"
          variant="quiet"
          icon={Trash2}
          className="-ml-3"
          aria-label={t('Remove {name}', { name: subscriber.name })}
          onClick={() => onRemove(subscriber)}
        >
          {t('Remove')}
        </Button>
      </span>
    ),
  },
];
