import { Day } from '../core/days.ts';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import type { SponsorInput } from '../../schema/contact/sponsor-shape.ts';
import {
  type ManagedSponsorView,
  SPONSOR_EVENTS,
  SPONSOR_STATES,
  type SponsorEventView,
  SPONSORS_MAX,
  type SponsorState,
  type SponsorView,
} from '../../schema/contact/sponsors.ts';
import { ImageType } from '../core/images/image.type.ts';

@ObjectType('Sponsor', { description: 'A partner of the show.', simpleResolvers: true })
export class SponsorType implements SponsorView {
  @Field(() => Int, { description: 'The id of the sponsor.' })
  readonly id!: number;

  @Field(() => String, { description: 'As the sponsor writes it.' })
  readonly name!: string;

  @Field(() => String, { description: 'One or two sentences, plain text.' })
  readonly description!: string;

  @Field(() => String, { nullable: true, description: 'URL of the logo, or null.' })
  readonly logoUrl!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => ImageType, { nullable: true, description: 'The logo with its smaller copies.' })
  readonly logo!: ImageType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The sponsor’s website, https or http, or null.',
  })
  readonly websiteUrl!: string | null;
}

const StateEnum = enumOf(SPONSOR_STATES);
registerEnumType(StateEnum, {
  name: 'SponsorState',
  description: 'Whether visitors see a sponsor today, in Denver.',
  valuesConfig: {
    SHOWN: { description: 'Everyone sees it.' },
    COMING: { description: 'Its first day is yet to come.' },
    OVER: { description: 'Its last day is past.' },
    OFF: { description: 'An admin switched it off.' },
  },
});

@ObjectType('ManagedSponsor', {
  description: 'A sponsor, with what only admins see.',
  simpleResolvers: true,
})
export class ManagedSponsorType implements ManagedSponsorView {
  @Field(() => Int, { description: 'The id of the sponsor.' })
  readonly id!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => SponsorType, { description: 'As visitors see it, or would see it.' })
  readonly sponsor!: SponsorType;

  @Field(() => Boolean, { description: 'False: it isn’t shown, whatever the dates.' })
  readonly isActive!: boolean;

  @Field(() => Day, { nullable: true, description: 'Its first day in Denver.' })
  readonly activeFrom!: string | null;

  @Field(() => Day, {
    nullable: true,
    description: 'Its last day in Denver, inclusive.',
  })
  readonly activeTo!: string | null;

  @Field(() => StateEnum, { description: 'Whether visitors see it today.' })
  readonly state!: SponsorState;
}

@InputType('SponsorInput', { description: 'A sponsor as an admin enters it.' })
export class SponsorInputType implements SponsorInput {
  @Field(() => String, { description: 'One line, 100 characters at most.' })
  readonly name!: string;

  @Field(() => String, { description: 'Plain text, 300 characters at most.' })
  readonly description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A picture from uploadImage, or any https address.',
  })
  readonly logoUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'https or http.' })
  readonly websiteUrl?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'False: it is stored, but not shown.' })
  readonly isActive?: boolean;

  @Field(() => String, { nullable: true, description: 'Its first day, YYYY-MM-DD in Denver.' })
  readonly activeFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Its last day, YYYY-MM-DD in Denver.' })
  readonly activeTo?: string | null;
}

@InputType('UpdateSponsorInput', {
  description: 'The full sponsor. Fields you leave out are cleared.',
})
export class UpdateSponsorInput extends SponsorInputType {
  @Field(() => Int, { description: 'The id of the sponsor.' })
  readonly id!: number;
}

@ObjectType('AddSponsorPayload', { description: 'The result of adding.', simpleResolvers: true })
export class AddSponsorPayload {
  @Field(() => ManagedSponsorType, { description: 'The sponsor, last in the order.' })
  readonly sponsor!: ManagedSponsorType;
}

@ObjectType('UpdateSponsorPayload', {
  description: 'The result of a correction.',
  simpleResolvers: true,
})
export class UpdateSponsorPayload {
  @Field(() => ManagedSponsorType, { description: 'The sponsor after the change.' })
  readonly sponsor!: ManagedSponsorType;
}

@InputType('MoveSponsorInput', { description: 'A sponsor and its new place.' })
export class MoveSponsorInput {
  @Field(() => Int, { description: 'The id of the sponsor to move.' })
  readonly id!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the sponsor to put it in front of; null puts it last.',
  })
  readonly before?: number | null;
}

@ObjectType('MoveSponsorPayload', { description: 'The new order.', simpleResolvers: true })
export class MoveSponsorPayload {
  @Extensions({ listLength: SPONSORS_MAX })
  @Field(() => [ManagedSponsorType], { description: 'All sponsors, in order.' })
  readonly sponsors!: readonly ManagedSponsorType[];
}

@InputType('DeleteSponsorInput', { description: 'A sponsor to delete.' })
export class DeleteSponsorInput {
  @Field(() => Int, { description: 'The id of the sponsor.' })
  readonly id!: number;
}

@ObjectType('DeleteSponsorPayload', {
  description: 'The result of a deletion.',
  simpleResolvers: true,
})
export class DeleteSponsorPayload {
  @Field(() => Int, { description: 'The id that was deleted.' })
  readonly deletedId!: number;
}

const EventEnum = Object.fromEntries(SPONSOR_EVENTS.map((kind) => [kind, kind])) as {
  readonly [Kind in SponsorEventView['kind']]: Kind;
};
registerEnumType(EventEnum, {
  name: 'SponsorEventKind',
  description: 'What happened to a sponsor.',
  valuesConfig: {
    ADDED: { description: 'It was added.' },
    EDITED: { description: 'It was corrected, switched on or off, or its days changed.' },
    MOVED: { description: 'The order changed.' },
    DELETED: { description: 'It is gone.' },
  },
});

@ObjectType('SponsorEvent', {
  description: 'The sponsors changed, even if today’s didn’t.',
  simpleResolvers: true,
})
export class SponsorEventType implements SponsorEventView {
  @Field(() => EventEnum, { description: 'What happened.' })
  readonly kind!: SponsorEventView['kind'];

  @Field(() => Int, { description: 'The id of the sponsor.' })
  readonly sponsorId!: number;
}
