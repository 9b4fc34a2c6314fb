import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { SettingsChange } from '../../schema/site/settings-shape.ts';
import type { SiteSettings, SiteState } from '../../schema/site/settings.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { saveSiteSettings } from './site-settings.service.ts';
import { startSeason } from './start-season.service.ts';
import {
  SaveSiteSettingsInput,
  SaveSiteSettingsPayload,
  SiteSettingsType,
  StartSeasonInput,
  StartSeasonPayload,
} from './site-settings.type.ts';

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettingsType, { description: 'The current site settings.' })
  siteSettings(@Ctx() ctx: Context): SiteSettings {
    return ctx.site;
  }

  @Mutation(() => SaveSiteSettingsPayload, {
    nullable: true,
    description: 'Changes site settings; every open page shows them at once.',
  })
  async saveSiteSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveSiteSettingsInput, {
      description: 'What to change; what is left out stays.',
    })
    input: SettingsChange,
  ): Promise<SaveSiteSettingsPayload> {
    return { settings: await saveSiteSettings(ctx, input) };
  }

  @Mutation(() => StartSeasonPayload, {
    nullable: true,
    description:
      'Starts a season. Earlier ones can still be queried by year. BAD_USER_INPUT if it isn’t later than the current one.',
  })
  async startSeason(
    @Ctx() ctx: Context,
    @Arg('input', () => StartSeasonInput, { description: 'Which season.' })
    { season }: StartSeasonInput,
  ): Promise<StartSeasonPayload> {
    return { settings: await startSeason(ctx, season) };
  }

  @Extensions({ shared: true })
  @Subscription(() => SiteSettingsType, {
    name: 'siteSettings',
    subscribe: follow('site.changed'),
    description: 'All site settings, whenever one changes.',
  })
  changedSiteSettings(@Root() { settings }: SiteState): SiteSettings {
    return settings;
  }
}
