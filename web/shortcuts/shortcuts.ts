import type { Text } from '../../schema/language/english.ts';
import type { Act } from './acts.ts';

export type Place = 'everywhere' | 'lists' | 'comments' | 'photos' | 'review' | 'queue' | 'fields';

export interface Shortcut {
  readonly where: Place;
  /** Each of them does it. Keys of a chord are joined by `+`, where `Mod` is Ctrl or ⌘; those of a sequence by a space. */
  readonly keys: readonly string[];
  readonly label: Text;
  /** What is called for; absent where the place listens itself. */
  readonly act?: Act | 'next' | 'previous';
}

/** All keys that do something on the site besides moving through it. */
export const SHORTCUTS = [
  { where: 'everywhere', keys: ['/', 'Mod+K'], label: 'Search', act: 'search' },
  { where: 'everywhere', keys: ['?'], label: 'Show these keys', act: 'sheet' },
  { where: 'everywhere', keys: ['G H'], label: 'Go to Home', act: 'home' },
  { where: 'everywhere', keys: ['G A'], label: 'Go to the articles', act: 'articles' },
  { where: 'everywhere', keys: ['G F'], label: 'Go to The Huddle', act: 'huddle' },
  { where: 'everywhere', keys: ['F8'], label: 'Go to notifications' },
  { where: 'everywhere', keys: ['Escape'], label: 'Close the top window' },
  { where: 'lists', keys: ['J'], label: 'Next one', act: 'next' },
  { where: 'lists', keys: ['K'], label: 'Previous one', act: 'previous' },
  { where: 'comments', keys: ['Z'], label: 'Next unread comment', act: 'nextUnread' },
  { where: 'comments', keys: ['L'], label: 'Like or unlike a comment', act: 'like' },
  { where: 'comments', keys: ['R'], label: 'Reply to the comment', act: 'reply' },
  { where: 'photos', keys: ['ArrowLeft'], label: 'Previous photo' },
  { where: 'photos', keys: ['ArrowRight'], label: 'Next photo' },
  { where: 'review', keys: ['Space'], label: 'Select or unselect a photo' },
  { where: 'review', keys: ['Shift+Space'], label: 'Select all photos up to this one' },
  { where: 'review', keys: ['A'], label: 'Approve the selected photos', act: 'approve' },
  { where: 'review', keys: ['R'], label: 'Reject the selected photos', act: 'reject' },
  { where: 'review', keys: ['Z'], label: 'Undo the last review', act: 'undo' },
  { where: 'queue', keys: ['Space'], label: 'Select or unselect a post' },
  { where: 'queue', keys: ['C'], label: 'Claim or release a post', act: 'claim' },
  { where: 'queue', keys: ['A'], label: 'Keep the selected posts', act: 'approve' },
  { where: 'queue', keys: ['R'], label: 'Remove the selected posts', act: 'reject' },
  { where: 'fields', keys: ['Mod+Enter'], label: 'Post the comment' },
  { where: 'fields', keys: ['Enter'], label: 'Send the chat message' },
  { where: 'fields', keys: ['Shift+Enter'], label: 'New line in a chat message' },
] as const satisfies readonly Shortcut[];

export const PLACE_TITLES: Readonly<Record<Place, Text>> = {
  everywhere: 'Everywhere',
  lists: 'In lists of articles and in comments',
  comments: 'On a comment',
  photos: 'In a photo',
  review: 'While you review photos',
  queue: 'In the review queue',
  fields: 'While you write',
};

/** Whether it is of characters alone, and so can be turned off. */
export const isOfSingleKeys = (keys: string): boolean =>
  keys.split(' ').every((key) => key.length === 1);
