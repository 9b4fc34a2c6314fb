import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { breakingNewsInput } from '../../../schema/news/news-shape.ts';
import type { SendBreakingNewsInput } from '../../gql/graphql.ts';

export interface NewsFormValues {
  headline: string;
  url: string;
}

export const newsResolver = zodResolver(breakingNewsInput) as unknown as Resolver<
  NewsFormValues,
  unknown,
  SendBreakingNewsInput
>;
