import { GraphQLDateTime } from 'graphql-scalars';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  CommentEventKind,
  CommentFields,
  CommentLikeView,
} from '../../schema/articles/comments.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import type { ForViewer } from './thread.ts';

/** What comments have in common, whatever they belong to. */
@ObjectType({ simpleResolvers: true })
export abstract class CommentFieldsType implements ForViewer<CommentFields> {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int, { description: 'Who wrote it.' })
  readonly userId!: number;

  @Field(() => String)
  readonly content!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => Int)
  readonly totalLikes!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the viewer likes it; false for visitors. Null in events, which are the same for everybody.',
  })
  readonly liked!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the writer called the post, to know it again.',
  })
  readonly clientId!: string | null;

  @Field(() => Int, {
    description: 'Grows with every change; of two copies the higher one is the newer.',
  })
  readonly revision!: number;

  @Field(() => GraphQLDateTime)
  readonly createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'Later than createdAt once the text was edited.' })
  readonly updatedAt!: string;
}

@ObjectType('CommentLike', {
  description: 'What stands after a like was toggled.',
  simpleResolvers: true,
})
export class CommentLikeType implements CommentLikeView {
  @Field(() => Boolean)
  readonly liked!: boolean;

  @Field(() => Int)
  readonly totalLikes!: number;

  @Field(() => Int, { description: 'Of the comment, after the like.' })
  readonly revision!: number;
}

export const CommentEventKindEnum: { [Kind in CommentEventKind]: Kind } = {
  POSTED: 'POSTED',
  EDITED: 'EDITED',
  DELETED: 'DELETED',
  LIKED: 'LIKED',
};
registerEnumType(CommentEventKindEnum, { name: 'CommentEventKind' });

/** What a comment is posted with, whatever it belongs to. */
@InputType()
export abstract class PostCommentFields {
  @Field(() => String)
  readonly content!: string;

  @Field(() => String, {
    nullable: true,
    description: "The writer's own name for the post: sent twice, it is posted once.",
  })
  readonly clientId?: string | null;
}
