import type { ArticleInput } from '../../gql/graphql.ts';

/** What an admin has typed, complete by default. */
export const articleDraft = (values: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'Third and long',
  excerpt: 'Why the blitz did not get home.',
  content: 'They sent **six**.',
  ...values,
});
