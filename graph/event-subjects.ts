import type { EventMap, Topic } from './core/events/event-map.ts';
import type { EventSubject } from './core/events/event-log.ts';

/** What is removed by the kinds of each event, and what only counts anew. */
const REMOVALS: readonly string[] = ['DELETED', 'REMOVED'];
const TALLIES: readonly string[] = ['LIKED', 'REACTED', 'COUNTED'];

const byKind = (kind: string): Pick<EventSubject, 'isRemoval' | 'isTally'> => ({
  isRemoval: REMOVALS.includes(kind),
  isTally: TALLIES.includes(kind),
});

/** Its newest event says all that the ones before it said. */
const state = (subject: string): EventSubject => ({ subject, isTally: true });

/** By topic, what the log of events has to know; a topic without a line is kept until it falls out. */
const SUBJECTS: {
  readonly [T in Topic]?: (payload: EventMap[T]) => EventSubject;
} = {
  'chat.changed': ({ kind, message }) => ({
    subject: `message ${message.id}`,
    userId: message.user.id,
    ...byKind(kind),
  }),
  'comment.changed': ({ kind, comment }) => ({
    subject: `comment ${comment.id}`,
    partOf: `article ${comment.articleId}`,
    userId: comment.userId,
    ...byKind(kind),
  }),
  'photoComment.changed': ({ kind, comment }) => ({
    subject: `photo comment ${comment.id}`,
    partOf: `photo ${comment.photoId}`,
    userId: comment.userId,
    ...byKind(kind),
  }),
  'leagueMessage.changed': ({ kind, message, leagueId }) => ({
    subject: `league message ${message.id}`,
    partOf: `league ${leagueId}`,
    userId: message.user.id,
    ...byKind(kind),
  }),
  'photo.changed': ({ kind, photo }) => ({
    subject: `photo ${photo.id}`,
    userId: photo.userId,
    ...byKind(kind),
  }),
  'photo.own': ({ photoId, userId }) => ({ subject: `photo ${photoId}`, userId }),
  'article.changed': ({ kind, articleId }) => ({
    subject: `article ${articleId}`,
    ...byKind(kind),
  }),
  'ownQuestion.changed': ({ userId }) => ({ userId }),
  'mutes.changed': ({ userId }) => ({ userId }),
  'heldPost.changed': ({ heldPostId, userId }) => ({ subject: `held post ${heldPostId}`, userId }),
  'news.sent': ({ id }) => ({ subject: `news ${id}` }),
  'news.withdrawn': ({ newsId }) => ({ subject: `news ${newsId}`, isRemoval: true }),
  'game.live': () => state('live game'),
  'chat.turned': () => state('chat'),
  'chat.presence': ({ node }) => state(`chat presence ${node}`),
  'mood.changed': () => state('mood'),
  'site.changed': () => state('site'),
  'line.pinned': () => state('line'),
  'account.deleted': ({ userId }) => ({ removesUser: userId }),
};

export const subjectOf = <T extends Topic>(topic: T, payload: EventMap[T]): EventSubject =>
  SUBJECTS[topic]?.(payload) ?? {};
