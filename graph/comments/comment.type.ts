import { DateTime } from '../core/instants.ts';
import {
  type ClassType,
  Extensions,
  Field,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  COMMENT_EVENT_KINDS,
  type CommentEvent,
  type CommentEventKind,
  type CommentFields,
  type NewComment,
  type QuotedCommentView,
} from '../../schema/articles/comments.ts';
import type { PostForViewer, Reaction } from '../../schema/reactions.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import type { Connection } from '../core/paging/connection.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { LikeableType } from '../likes/like.type.ts';
import { MENTIONS } from '../mentions/mention.type.ts';
import { ReactableType, type ReactionCountType } from '../reactions/reaction.type.ts';
import type { CommentThread } from './thread.ts';

@ObjectType('QuotedComment', {
  description: 'What a comment replies to.',
  simpleResolvers: true,
})
class QuotedCommentType implements QuotedCommentView {
  @Field(() => Int, { description: 'The id of the comment.' })
  readonly id!: number;

  @Field(() => String, { description: 'Its text as it was when you asked, or at the event.' })
  readonly content!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType, { description: 'Who wrote it.' })
  readonly user!: PublicUserType;
}

/** Fields of every comment, on articles and photos. */
@ObjectType({ simpleResolvers: true })
abstract class CommentFieldsType extends LikeableType implements PostForViewer<CommentFields> {
  readonly reactions!: readonly ReactionCountType[];
  readonly myReactions!: readonly Reaction[] | null;

  /** Only the server reads it: the graph leads to the member. */
  readonly userId!: number;

  @Field(() => String, { description: 'Plain text, as it was typed.' })
  readonly content!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType, { description: 'Who wrote it.' })
  readonly user!: PublicUserType;

  @Extensions({ isPartOfParent: true })
  @Field(() => QuotedCommentType, {
    nullable: true,
    description:
      'The comment it replies to, under which it belongs; null for none, and once that was deleted.',
  })
  readonly replyTo!: QuotedCommentType | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [PublicUserType], { description: MENTIONS })
  readonly mentions!: readonly PublicUserType[];

  @Field(() => String, {
    nullable: true,
    description: 'The writer’s own id for the comment, to recognize it by.',
  })
  readonly clientId!: string | null;

  @Field(() => Int, {
    description: 'Increases with every change; of two copies, the higher one is newer.',
  })
  readonly revision!: number;

  @Field(() => DateTime, { description: 'When it was posted.' })
  readonly createdAt!: string;

  @Field(() => DateTime, { description: 'Later than createdAt if the text was edited.' })
  readonly updatedAt!: string;
}

const CommentEventKindEnum = enumOf(COMMENT_EVENT_KINDS);
registerEnumType(CommentEventKindEnum, {
  name: 'CommentEventKind',
  description: 'What happened to a comment.',
  valuesConfig: {
    POSTED: { description: 'It was posted.' },
    EDITED: { description: 'Its text changed.' },
    LIKED: { description: 'Its count of likes changed.' },
    REACTED: { description: 'Its reactions changed, one or many.' },
    DELETED: { description: 'It was deleted.' },
    RESTORED: { description: 'It was deleted, and a moderator put it back.' },
  },
});

/** Input of every comment, on articles and photos. */
@InputType()
abstract class PostCommentFields implements NewComment {
  @Field(() => String, { description: 'Plain text.' })
  readonly content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your own id for the post: if you send it twice, it is posted once.',
  })
  readonly clientId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The id of a comment it replies to; of a reply, it goes below the same comment. Ignored once that was deleted.',
  })
  readonly replyToId?: number | null;
}

/** Input of every edit. */
@InputType()
abstract class EditCommentFields {
  @Field(() => Int, { description: 'The id of your comment.' })
  readonly id!: number;

  @Field(() => String, { description: 'The new text.' })
  readonly content!: string;
}

/** Input of every deletion. */
@InputType()
abstract class DeleteCommentFields {
  @Field(() => Int, { description: 'The id of the comment.' })
  readonly id!: number;
}

/** The GraphQL types of one thread, as `Comment`, `CommentEvent` and `PostCommentInput`. */
export interface CommentTypes<View extends CommentFields> {
  readonly Comment: ClassType<PostForViewer<View>>;
  readonly Connection: ClassType<Connection<PostForViewer<View>>>;
  readonly Event: ClassType<CommentEvent<View>>;
  readonly Post: ClassType<NewComment>;
  readonly PostPayload: ClassType<CommentPayload<View>>;
  readonly Edit: ClassType<EditCommentFields>;
  readonly EditPayload: ClassType<CommentPayload<View>>;
  readonly Delete: ClassType<DeleteCommentFields>;
  readonly DeletePayload: ClassType<DeletedComment>;
}

/** The result of posting or editing a comment. */
export interface CommentPayload<View extends CommentFields> {
  readonly comment: PostForViewer<View>;
}

/** The result of deleting one. */
export interface DeletedComment {
  readonly deletedId: number;
}

/** The inputs and payloads of what members do with a thread's comments. */
function actTypes<View extends CommentFields>(
  { subjectType, key }: CommentThread<View>,
  Comment: ClassType,
) {
  @InputType(`Post${subjectType}Input`, { description: 'A comment to post.' })
  class Post extends PostCommentFields {}
  Field(() => Int, { description: 'The id of what the comment is on.' })(Post.prototype, key);

  @InputType(`Edit${subjectType}Input`, { description: 'A comment and its new text.' })
  class Edit extends EditCommentFields {}

  @InputType(`Delete${subjectType}Input`, { description: 'Which comment.' })
  class Delete extends DeleteCommentFields {}

  const payload = (act: string, description: string) => {
    @ObjectType(`${act}${subjectType}Payload`, { description, simpleResolvers: true })
    class Payload {
      @Field(() => Comment, { description: 'The comment as stored.' })
      readonly comment!: object;
    }
    return Payload;
  };

  @ObjectType(`Delete${subjectType}Payload`, {
    description: 'The result of deleting a comment.',
    simpleResolvers: true,
  })
  class DeletePayload implements DeletedComment {
    @Field(() => Int, { description: 'The id of the deleted comment.' })
    readonly deletedId!: number;
  }

  return {
    Post,
    PostPayload: payload('Post', 'The result of posting a comment.'),
    Edit,
    EditPayload: payload('Edit', 'The result of editing a comment.'),
    Delete,
    DeletePayload,
  };
}

export function commentTypes<View extends CommentFields>(
  thread: CommentThread<View>,
): CommentTypes<View> {
  const { subjectType, of } = thread;
  @ObjectType(subjectType, {
    description: `A comment on ${of}. Plain text.`,
    simpleResolvers: true,
    implements: [LikeableType, ReactableType],
  })
  class ThreadComment extends CommentFieldsType {}

  @ObjectType(`${subjectType}Event`, {
    description: `What happened to a comment on ${of}. DELETED carries its last state.`,
    simpleResolvers: true,
  })
  class ThreadEvent {
    @Field(() => CommentEventKindEnum, { description: 'What happened.' })
    readonly kind!: CommentEventKind;

    @Field(() => ThreadComment, {
      description: 'The comment as it is now, or was when it was deleted.',
    })
    readonly comment!: ThreadComment;
  }

  // The id of what a comment belongs to is named by the thread, which the compiler can't follow.
  const types: unknown = {
    ...actTypes(thread, ThreadComment),
    Comment: ThreadComment,
    Connection: connectionType(subjectType, ThreadComment),
    Event: ThreadEvent,
  };
  return types as CommentTypes<View>;
}
