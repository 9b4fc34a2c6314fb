import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  type ManagedSponsorView,
  type SponsorEventView,
  SPONSORS_MAX,
  type SponsorView,
} from '../../schema/contact/sponsors.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { sponsors, sponsorSpotlight } from './sponsor.reads.ts';
import {
  addSponsor,
  deleteSponsor,
  managedSponsors,
  moveSponsor,
  updateSponsor,
} from './sponsor.service.ts';
import {
  AddSponsorPayload,
  DeleteSponsorInput,
  DeleteSponsorPayload,
  ManagedSponsorType,
  MoveSponsorInput,
  MoveSponsorPayload,
  SponsorEventType,
  SponsorType,
  UpdateSponsorInput,
  UpdateSponsorPayload,
} from './sponsor.type.ts';
import { AddSponsorInput } from './sponsor.payloads.ts';

@Resolver()
export class SponsorResolver {
  @Query(() => SponsorType, {
    nullable: true,
    description: 'Today’s spotlight sponsor, or null. The `sponsors` take turns.',
  })
  sponsorSpotlight(@Ctx() ctx: Context): Promise<SponsorView | null> {
    return sponsorSpotlight(ctx);
  }

  @Extensions({ listLength: SPONSORS_MAX })
  @Query(() => [SponsorType], { description: 'Today’s sponsors, in order.' })
  sponsors(@Ctx() ctx: Context): Promise<SponsorView[]> {
    return sponsors(ctx);
  }

  @Extensions({ listLength: SPONSORS_MAX })
  @Query(() => [ManagedSponsorType], {
    description: 'All sponsors in order, including those visitors don’t see.',
  })
  managedSponsors(@Ctx() ctx: Context): Promise<ManagedSponsorView[]> {
    return managedSponsors(ctx);
  }

  @Mutation(() => AddSponsorPayload, { nullable: true, description: 'Adds a sponsor at the end.' })
  async addSponsor(
    @Ctx() ctx: Context,
    @Arg('input', () => AddSponsorInput, { description: 'What to add.' }) input: AddSponsorInput,
  ): Promise<AddSponsorPayload> {
    return { sponsor: await addSponsor(ctx, input) };
  }

  @Mutation(() => UpdateSponsorPayload, {
    nullable: true,
    description: 'Corrects a sponsor. The last save wins.',
  })
  async updateSponsor(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateSponsorInput, { description: 'The whole sponsor.' })
    input: UpdateSponsorInput,
  ): Promise<UpdateSponsorPayload> {
    return { sponsor: await updateSponsor(ctx, input) };
  }

  @Mutation(() => MoveSponsorPayload, {
    nullable: true,
    description: 'Changes the order of the sponsors. Safe to repeat.',
  })
  async moveSponsor(
    @Ctx() ctx: Context,
    @Arg('input', () => MoveSponsorInput, { description: 'Which one, and where to.' })
    input: MoveSponsorInput,
  ): Promise<MoveSponsorPayload> {
    return { sponsors: await moveSponsor(ctx, input) };
  }

  @Mutation(() => DeleteSponsorPayload, {
    nullable: true,
    description: 'Deletes a sponsor. The trail records its name and website.',
  })
  async deleteSponsor(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteSponsorInput, { description: 'Which sponsor.' })
    { id }: DeleteSponsorInput,
  ): Promise<DeleteSponsorPayload> {
    return { deletedId: await deleteSponsor(ctx, id) };
  }

  @Extensions({ shared: true })
  @Subscription(() => SponsorEventType, {
    subscribe: follow('sponsor.changed'),
    description: 'A sponsor was added, edited, moved or deleted: refetch.',
  })
  sponsorEvents(@Root() event: SponsorEventView): SponsorEventType {
    return event;
  }
}
