/** The inbox of a member. */
export const INBOX = [
  'What happened to your posts and your account.',
  'Replies, likes and answers of the last {days} days.',
  'Loading your inbox…',
  'We couldn’t load your inbox.',
  'Nothing yet. Replies and likes show up here.',
  'A member',
  '{name} replied to your message',
  '{name} replied to your comment',
  '{name} liked your message',
  '{name} liked your comment',
  '{name} liked your photo',
  '{name} and {count|one:# other|other:# others} liked your message',
  '{name} and {count|one:# other|other:# others} liked your comment',
  '{name} and {count|one:# other|other:# others} liked your photo',
  'A message from the moderators',
] as const;
