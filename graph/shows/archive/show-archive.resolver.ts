import { Arg, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { showSeason } from '../../../schema/shows/archive.ts';
import type { ContentItemView, ContentType, ShowState } from '../../../schema/shows/shows.ts';
import type { Context } from '../../core/context.ts';
import type { Connection } from '../../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../../core/paging/paging-arguments.ts';
import {
  ContentItemConnectionType,
  ContentItemType,
  ContentTypeEnum,
} from '../content-item.type.ts';
import { ShowStateEnum } from '../show-desk.type.ts';
import { show, shows, showSeasons } from './show-archive.reads.ts';
import { ShowChapterType, ShowTranscriptType } from './show-archive.type.ts';
import { showFacts, showTranscript } from './show-facts.ts';

const OF_TYPES = { nullable: true, description: 'Only these types. Null means all.' };

/** The archives of shows and episodes, and what the page of each of them has. */
@Resolver(() => ContentItemType)
export class ShowArchiveResolver {
  @Query(() => ContentItemConnectionType, {
    nullable: true,
    description: `Shows and episodes, newest first. ${PAGED}`,
  })
  shows(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(20)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('types', () => [ContentTypeEnum], OF_TYPES) types?: ContentType[],
    @Arg('season', () => Int, {
      nullable: true,
      description: 'Only the season that begins in March of this year. Null means all.',
    })
    season?: number,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words in the title or description. Fewer than two characters match nothing.',
    })
    search?: string,
  ): Promise<Connection<ContentItemView>> {
    return shows(ctx, { first, after, types, season, search });
  }

  @Query(() => [Int], { description: 'The seasons that have shows, latest first.' })
  showSeasons(
    @Ctx() ctx: Context,
    @Arg('types', () => [ContentTypeEnum], OF_TYPES) types?: ContentType[],
  ): Promise<number[]> {
    return showSeasons(ctx, types);
  }

  @Query(() => ContentItemType, {
    nullable: true,
    description:
      'One show or episode; null if there is none or it isn’t on the site. Admins also get hidden and scheduled ones.',
  })
  show(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the show.' }) id: number,
  ): Promise<ContentItemView | null> {
    return show(ctx, id);
  }

  @Query(() => ShowTranscriptType, {
    nullable: true,
    description: 'The transcript of a show; null if there is none.',
  })
  showTranscript(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the show.' }) id: number,
  ): Promise<ShowTranscriptType | null> {
    return showTranscript(ctx, id);
  }

  @FieldResolver(() => Int, { description: 'The season it belongs to, from March to March.' })
  season(@Root() { publishedAt, createdAt }: ContentItemType): number {
    return showSeason(new Date(publishedAt ?? createdAt));
  }

  @FieldResolver(() => ShowStateEnum, {
    nullable: true,
    description: 'Whether visitors see it; null when the viewer may not know.',
  })
  async state(@Root() { id }: ContentItemType, @Ctx() ctx: Context): Promise<ShowState | null> {
    return (await showFacts(ctx, id))?.state ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'ID of the episode on Apple Podcasts; null if unknown.',
  })
  async appleId(@Root() { id }: ContentItemType, @Ctx() ctx: Context): Promise<string | null> {
    return (await showFacts(ctx, id))?.appleId ?? null;
  }

  @Extensions({ listLength: 20 })
  @FieldResolver(() => [ShowChapterType], {
    description:
      'In order, at most 200; for a video, those in its description. Empty if there are none.',
  })
  async chapters(
    @Root() { id }: ContentItemType,
    @Ctx() ctx: Context,
  ): Promise<readonly ShowChapterType[]> {
    return (await showFacts(ctx, id))?.chapters ?? [];
  }

  @FieldResolver(() => Boolean, { description: 'Whether showTranscript returns one.' })
  async hasTranscript(@Root() { id }: ContentItemType, @Ctx() ctx: Context): Promise<boolean> {
    return (await showFacts(ctx, id))?.hasTranscript ?? false;
  }
}
