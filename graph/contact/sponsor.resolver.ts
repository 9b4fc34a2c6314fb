import { Ctx, Query, Resolver } from 'type-graphql';
import type { SponsorView } from '../../schema/contact/contact.ts';
import type { Context } from '../core/context.ts';
import { sponsorSpotlight } from './sponsor.service.ts';
import { SponsorType } from './sponsor.type.ts';

@Resolver()
export class SponsorResolver {
  @Query(() => SponsorType, {
    nullable: true,
    description: 'The active sponsor whose day it is, null when there is none.',
  })
  sponsorSpotlight(@Ctx() ctx: Context): Promise<SponsorView | null> {
    return sponsorSpotlight(ctx);
  }
}
