import { badInput, conflict, notFound } from './codes.ts';

/** Articles as admins write them. */
export const ARTICLE_WRITING_REFUSALS = {
  'article.alreadyPublished': conflict('This article is already published.'),
  'article.scheduleInPast': badInput('Please choose a time in the future.'),
  'article.scheduleTooLate': badInput('Please choose a time within the next two years.'),
  'article.stale': conflict(
    '{by} saved this article after you opened it. Your changes were not saved.',
  ),
  'article.staleUnknown': conflict(
    'Someone saved this article after you opened it. Your changes were not saved.',
  ),
  'article.excerptMissing': badInput('Excerpt is required'),
  'article.authorMissing': badInput('Author is required'),
  'article.readTime': badInput('Read time must be at least 1 minute'),
  'article.readTimeTooLong': badInput('Read time must be no more than {max} minutes'),
  'article.oneTag': badInput('Enter one tag'),
  'article.labelUnknown': notFound('No article has “{label}”'),
  'article.tooManyTags': badInput('An article can have {max} tags at most'),
  'article.tooManyImages': badInput('An article can have {max} images at most'),
  'article.tagTooLong': badInput('A tag must be no more than {max} characters long'),
  'article.titleTooLong': badInput('Title must be no more than {max} characters long'),
  'article.excerptTooLong': badInput('Excerpt must be no more than {max} characters long'),
  'article.authorTooLong': badInput('Author must be no more than {max} characters long'),
  'article.contentTooLong': badInput('Content must be no more than {max} characters long'),
  'article.imageAddress': badInput(
    'Image address must start with https://, or be an uploaded image',
  ),
} as const;
