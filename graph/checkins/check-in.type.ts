import { DateTime } from '../core/instants.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import type { ImageView } from '../../schema/photos/images.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { ImageType } from '../core/images/image.type.ts';
import type { CheckInForViewer } from './check-in.reads.ts';

@ObjectType('CheckIn', {
  description: 'Where a member watches a game. Plain text.',
  simpleResolvers: true,
})
export class CheckInType implements CheckInForViewer {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly userId!: number;

  @Field(() => Int)
  readonly gameId!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => Boolean)
  readonly isHome!: boolean;

  @Field(() => String)
  readonly location!: string;

  @Field(() => String, { nullable: true })
  readonly description!: string | null;

  @Field(() => ImageType, { nullable: true })
  readonly photo!: ImageView | null;

  @Field(() => Boolean, { description: 'Public once a moderator approves it.' })
  readonly approved!: boolean;

  @Field(() => PublicUserType)
  readonly user!: PublicUserView;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@ObjectType('CheckInEvent', {
  description: 'A check-in arrived, was approved or deleted.',
  simpleResolvers: true,
})
export class CheckInEventType {
  @Field(() => Int, { description: 'The id of the check-in, which may be gone.' })
  readonly checkInId!: number;
}
