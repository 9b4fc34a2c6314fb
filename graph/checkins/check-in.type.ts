import { DateTime } from '../core/instants.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import type { ImageView } from '../../schema/photos/images.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { GameType } from '../games/game.type.ts';
import { ImageType } from '../core/images/image.type.ts';
import type { CheckInForViewer } from './check-in.reads.ts';
import { connectionType } from '../core/paging/connection.type.ts';

@ObjectType('CheckIn', {
  description: 'Where a member watches a game. Plain text.',
  simpleResolvers: true,
})
export class CheckInType implements CheckInForViewer {
  @Field(() => Int, { description: 'The id of the check-in.' })
  readonly id!: number;

  /** Only the server reads it: the graph leads to the member. */
  readonly userId!: number;

  @Field(() => GameType, { description: 'The game it belongs to.' })
  readonly game!: GameType;

  @Field(() => String, { description: 'City, and state or country, as it was typed.' })
  readonly location!: string;

  @Field(() => String, {
    description: 'What the member says of it; null without words.',
    nullable: true,
  })
  readonly description!: string | null;

  @Field(() => ImageType, {
    description: 'The picture in the available sizes; null without one.',
    nullable: true,
  })
  readonly photo!: ImageView | null;

  @Field(() => Boolean, { description: 'Public once a moderator approves it.' })
  readonly isApproved!: boolean;

  @Field(() => PublicUserType, { description: 'Who checked in.' })
  readonly user!: PublicUserView;

  @Field(() => DateTime, { description: 'When it was sent.' })
  readonly createdAt!: Date;
}

export const CheckInConnectionType = connectionType('CheckIn', CheckInType);

@ObjectType('CheckInEvent', {
  description: 'A check-in arrived, was approved or deleted.',
  simpleResolvers: true,
})
export class CheckInEventType {
  @Field(() => Int, { description: 'The id of the check-in, which may be gone.' })
  readonly checkInId!: number;
}
