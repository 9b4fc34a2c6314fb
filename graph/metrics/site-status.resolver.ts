import { Ctx, Query, Resolver } from 'type-graphql';
import type { SiteStatusView } from '../../schema/site/status.ts';
import type { Context } from '../core/context.ts';
import { siteStatus } from './site-status.service.ts';
import { SiteStatusType } from './site-status.type.ts';

@Resolver()
export class SiteStatusResolver {
  @Query(() => SiteStatusType, { description: 'How the site is doing right now.' })
  siteStatus(@Ctx() ctx: Context): Promise<SiteStatusView> {
    return siteStatus(ctx);
  }
}
