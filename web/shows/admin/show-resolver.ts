import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { showInput } from '../../../schema/shows/show-shape.ts';
import type { ContentType } from '../../../schema/shows/shows.ts';
import type { ShowInput } from '../../gql/graphql.ts';

export interface ShowFormValues {
  type: ContentType;
  title: string;
  url: string;
  duration: string;
  description: string;
}

export const showResolver = zodResolver(showInput) as unknown as Resolver<
  ShowFormValues,
  unknown,
  ShowInput
>;
