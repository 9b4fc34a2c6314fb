export const PHOTOS = [
  // The wall.
  'Fan Photos',
  'Tailgates, game day looks, watch parties: show us yours.',
  'Captions and mischief by our copywriting agency.',
  'Which photos',
  'All Photos',
  'AI Generated',
  'Loading photos...',
  'Load more photos',
  'We couldn’t load the photos.',
  'No photos in this category yet.',
  'No photos yet. Be the first to share one!',
  'No AI content available yet',
  'This photo was removed.',
  '{count|one:# new photo|other:# new photos}',

  // Categories.
  'Game Day Pics',
  'Memorabilia',
  'Game Day Look',
  'Tailgate',
  'Stadium Experience',
  'Watch Party',
  'Memes',
  'AI Generated Content',

  // One photo.
  'Previous photo',
  'Next photo',
  'Photo by {name}',
  'Photo {placeText}',
  '{number} of {total}',
  'Report photo',
  'Report {name}’s photo',
  'Error: Failed to update like status',

  // The upload.
  'Upload a photo',
  'Upload Photo',
  'Close the form',
  'Select a category',
  'Uploaded so far',
  'Failed to upload photo',
  'Photo uploaded successfully! It will be visible after admin approval.',

  // Its moderation.
  'No pending photos found.',
  'No approved photos found.',
  'Newer photos',
  'Older photos',
  'Photo by {name} in full size',
  'Delete the photo by {name}?',
  'Its comments and likes will be deleted too. This can’t be undone.',
  'Photo approved!',
  'It is now visible in the Fan Zone.',
  'Photo deleted',

  // What is said about it.
  'Failed to add comment',
  'Failed to update comment',
  'Failed to delete comment',
  'Failed to like comment',
] as const;
