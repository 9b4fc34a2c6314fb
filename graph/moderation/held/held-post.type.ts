import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FilteredKind } from '../../../schema/filters/filters.ts';
import {
  HELD_STATES,
  type HeldPostView,
  type HeldState,
  REJECTED_DAYS,
} from '../../../schema/filters/held-posts.ts';
import { enumOf } from '../../core/enum-of.ts';
import { DateTime } from '../../core/instants.ts';
import { FilteredKindEnum } from '../../filters/filter.type.ts';

const HeldStateEnum = enumOf(HELD_STATES);
registerEnumType(HeldStateEnum, {
  name: 'HeldState',
  description: 'The state of a post that a filter holds back.',
  valuesConfig: {
    WAITING: { description: 'A moderator has yet to look at it.' },
    REJECTED: { description: `It wasn’t approved. It is listed for ${REJECTED_DAYS} days.` },
  },
});

@ObjectType('HeldPost', {
  description:
    'A message or comment of the viewer that a filter holds back. Only they and moderators see it.',
  simpleResolvers: true,
})
export class HeldPostType implements HeldPostView {
  @Field(() => Int, { description: 'The id of the held post.' }) readonly id!: number;
  @Field(() => FilteredKindEnum, { description: 'What it would be.' }) readonly kind!: FilteredKind;
  @Field(() => String, { description: 'Its words.' }) readonly text!: string;
  @Field(() => HeldStateEnum, { description: 'Whether it waits or was rejected.' })
  readonly state!: HeldState;
  @Field(() => DateTime, { description: 'When it was sent.' }) readonly createdAt!: Date;
  /** Only the server reads it: the graph leads to what it names. */
  readonly articleId!: number | null;
  /** Likewise. */
  readonly photoId!: number | null;
}

@ObjectType('OwnHeldPostEvent', {
  description: 'A held post of the viewer came, was decided or deleted.',
  simpleResolvers: true,
})
export class OwnHeldPostEventType {
  @Field(() => Int, { description: 'The id of the held post, which may be gone.' })
  readonly heldPostId!: number;
}

@InputType('DeleteHeldPostInput', { description: 'A held post to withdraw.' })
export class DeleteHeldPostInput {
  @Field(() => Int, { description: 'The id of the held post.' }) readonly id!: number;
}

@ObjectType('DeleteHeldPostPayload', {
  description: 'The result of withdrawing a held post.',
  simpleResolvers: true,
})
export class DeleteHeldPostPayload {
  @Field(() => Int, { description: 'The id of the held post.' }) readonly deletedId!: number;
}
