import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PostKind } from '../../schema/posts.ts';
import {
  REMOVED_EXCERPT_LENGTH,
  type RemovedPostEventView,
  type RemovedPostView,
  RESTORABLE_DAYS,
} from '../../schema/removals.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { PostKindEnum } from './post-kind.type.ts';

@ObjectType('RemovedPost', {
  description: `A post that a moderator deleted. It can be put back for ${RESTORABLE_DAYS} days.`,
  simpleResolvers: true,
})
export class RemovedPostType implements RemovedPostView {
  @Field(() => Int, { description: 'The id of the removal.' }) readonly id!: number;
  @Field(() => PostKindEnum, { description: 'What it is.' }) readonly kind!: PostKind;
  /** Only the server reads it: there is nothing to lead to until it is back. */
  readonly postId!: number;
  /** Likewise: the graph leads to what it names. */
  readonly userId!: number;
  /** Likewise. */
  readonly removedById!: number | null;
  @Field(() => DateTime, { description: 'When it was deleted.' }) readonly removedAt!: Date;
  @Field(() => DateTime, { description: 'Until when it can be put back.' })
  readonly restorableUntil!: Date;
  @Field(() => String, {
    description: `Its words, up to ${REMOVED_EXCERPT_LENGTH} characters; empty if it has none.`,
  })
  readonly excerpt!: string;
}

export const RemovedPostConnectionType = connectionType('RemovedPost', RemovedPostType);

@ObjectType('RemovedPostEvent', {
  description: 'A moderator deleted a post or put one back, or one was deleted for good.',
  simpleResolvers: true,
})
export class RemovedPostEventType implements RemovedPostEventView {
  @Field(() => Int, { description: 'The id of the removal, which may be gone.' })
  readonly removedPostId!: number;
}

@InputType('RestorePostInput', { description: 'A deleted post to put back.' })
export class RestorePostInput {
  @Field(() => Int, { description: 'The id of the removal.' })
  readonly id!: number;
}

@ObjectType('RestorePostPayload', {
  description: 'The result of putting a post back.',
  simpleResolvers: true,
})
export class RestorePostPayload {
  @Field(() => PostKindEnum, { description: 'What is back.' }) readonly kind!: PostKind;
  @Field(() => Int, { description: 'Its id among its kind.' }) readonly postId!: number;
}
