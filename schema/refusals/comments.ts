import { badInput, notFound } from './codes.ts';

/** Comments on articles and photos. */
export const COMMENTS_REFUSALS = {
  'comment.blank': badInput('Please write a comment first.'),
  'comment.tooLong': badInput('Comment must be no more than {max} characters long'),
  'comment.gone': notFound('This comment is no longer there.'),
  'article.idNotWhole': badInput('articleId must be a whole number'),
} as const;
