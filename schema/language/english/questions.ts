export const QUESTIONS = [
  // Where members ask.
  'Ask the hosts',
  'A hot take, a roster worry, a bourbon to try? The best questions are answered live on Tuesday.',
  'Your question',
  '{length} of {questionMaxLength} characters',
  'Questions are reviewed before they are read on the air.',
  'Sign in or sign up when you send it; your text stays.',
  'Submit question',
  'Question submitted!',
  'The hosts will look at it before the next show.',
  'Failed to submit question. Please try again.',

  // The admins' lists.
  'Loading questions…',
  'The questions could not be loaded.',
  'All questions',
  'Pending Questions',
  'Approved Questions',
  'No pending questions.',
  'No approved questions yet.',
  'Question by {name}',
  'Approved',
  'Answered',
  'Waiting',
  'PENDING',
  'APPROVED',
  'WAITING',

  // What they do about one.
  'Question approved!',
  'Failed to approve question',
  'Question status updated!',
  'Failed to update question status',
  'Delete the question by {name}?',
  '“{question}” goes. This action cannot be undone.',
  'Question deleted!',
  'Failed to delete question',
] as const;
