import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { ArticleFormValues } from '../../../schema/articles/article-form.ts';
import { articleForm, type CheckedArticle } from '../../../schema/articles/article-shape.ts';

/** The shape also admits what is absent; the fields never are. */
export const articleResolver = zodResolver(articleForm) as unknown as Resolver<
  ArticleFormValues,
  unknown,
  CheckedArticle
>;
