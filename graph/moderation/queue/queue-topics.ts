/** The events after which other posts wait, or another moderator has one. */
export const QUEUE_TOPICS = [
  'report.changed',
  'photo.waiting',
  'checkin.changed',
  'question.changed',
  'claim.changed',
  'filterMark.changed',
  'heldPost.changed',
] as const;
