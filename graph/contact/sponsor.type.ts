import { Field, Int, ObjectType } from 'type-graphql';
import type { SponsorView } from '../../schema/contact/contact.ts';

@ObjectType('Sponsor', { description: 'A partner of the show.', simpleResolvers: true })
export class SponsorType implements SponsorView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String)
  readonly description!: string;

  @Field(() => String, { nullable: true })
  readonly logoUrl!: string | null;

  @Field(() => String, { nullable: true })
  readonly websiteUrl!: string | null;
}
