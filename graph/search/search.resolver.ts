import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { SEARCH_PAGE, type SearchFilter } from '../../schema/site/search.ts';
import type { Context } from '../core/context.ts';
import { AFTER, firstOf } from '../core/paging/paging-arguments.ts';
import { search } from './search.service.ts';
import { SearchFilterEnum, SearchResultConnectionType } from './search.type.ts';

@Resolver()
export class SearchResolver {
  @Query(() => SearchResultConnectionType, {
    description:
      'Articles, shows, games and approved questions that contain all the words, or words that begin with them; if none do, similar spellings. Matches in titles come first, and games lead only if the words name an opponent or a week.',
  })
  search(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'Two characters at least; fewer find nothing.' })
    query: string,
    @Arg('filter', () => SearchFilterEnum, {
      defaultValue: SearchFilterEnum.ALL,
      description: 'Where to search.',
    })
    filter: SearchFilter,
    @Arg('first', () => Int, firstOf(SEARCH_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return search(ctx, { query, filter, first, after });
  }
}
