import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import {
  type CommentEvent,
  type CommentFields,
  COMMENTS_PER_PAGE,
  type NewComment,
} from '../../schema/articles/comments.ts';
import type { PostForViewer } from '../../schema/reactions.ts';
import { edgeResolver } from '../core/edge.resolver.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import {
  AFTER,
  BEFORE,
  CURSOR_FIELD,
  FIRST_OR_LAST,
  PAGED,
  usually,
} from '../core/paging/paging-arguments.ts';
import {
  comment,
  COMMENT_CURSORS,
  comments,
  deleteComment,
  editComment,
  postComment,
} from './comment.service.ts';
import {
  type CommentPayload,
  type CommentTypes,
  commentTypes,
  type DeletedComment,
} from './comment.type.ts';
import type { CommentThread } from './thread.ts';

/** The resolvers of one thread. Its fields are named by its type: `comments`, `postComment`, `commentEvents`. */
export function commentResolvers<View extends CommentFields>(thread: CommentThread<View>) {
  const types = commentTypes(thread);
  const parent = edgeResolver(types.Comment, {
    ...thread.parent,
    description: `What it is on: ${thread.of}.`,
    isCertain: true,
    idOf: (comment) => Number(comment[thread.key]),
  });
  return [
    reading(thread, types),
    writing(thread, types),
    following(thread, types),
    parent,
  ] as const;
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function reading<View extends CommentFields>(
  thread: CommentThread<View>,
  types: CommentTypes<View>,
) {
  const name = small(thread.subjectType);

  @Resolver(() => types.Comment)
  class CommentReading {
    @Extensions({ listLength: COMMENTS_PER_PAGE })
    @Query(() => types.Connection, { name: `${name}s`, description: `Newest first. ${PAGED}` })
    comments(
      @Ctx() ctx: Context,
      @Arg(thread.key, () => Int, { description: 'The id of what the comments are on.' })
      parentId: number,
      @Arg('first', () => Int, { ...FIRST_OR_LAST, description: usually(COMMENTS_PER_PAGE) })
      first?: number,
      @Arg('after', () => String, AFTER) after?: string,
      @Arg('last', () => Int, FIRST_OR_LAST) last?: number,
      @Arg('before', () => String, BEFORE) before?: string,
      @Arg('from', () => Int, {
        nullable: true,
        description: 'Begins with the comment of this id, or the next older one. Not a cursor.',
      })
      from?: number,
    ): Promise<Connection<PostForViewer<View>>> {
      return comments(ctx, thread, { parentId, first, after, last, before, from });
    }

    @FieldResolver(() => String, { description: CURSOR_FIELD })
    cursor(@Root() read: PostForViewer<View>): string {
      return COMMENT_CURSORS[thread.comments].of(read);
    }

    @Query(() => types.Comment, {
      name,
      nullable: true,
      description: `Null for unknown ids, and when ${thread.of} is not public.`,
    })
    comment(
      @Ctx() ctx: Context,
      @Arg('id', () => Int, { description: 'The id of the comment.' }) id: number,
    ): Promise<PostForViewer<View> | null> {
      return comment(ctx, thread, id);
    }
  }
  return CommentReading;
}

function writing<View extends CommentFields>(
  thread: CommentThread<View>,
  types: CommentTypes<View>,
) {
  const name = thread.subjectType;

  @Resolver()
  class CommentWriting {
    @Mutation(() => types.PostPayload, {
      name: `post${name}`,
      nullable: true,
      description: 'Safe to repeat with the same clientId.',
    })
    async post(
      @Ctx() ctx: Context,
      @Arg('input', () => types.Post, { description: 'The comment and where it goes.' })
      input: NewComment & Record<string, unknown>,
    ): Promise<CommentPayload<View>> {
      return { comment: await postComment(ctx, thread, Number(input[thread.key]), input) };
    }

    @Mutation(() => types.EditPayload, {
      name: `edit${name}`,
      nullable: true,
      description: 'Only the viewer’s own comments.',
    })
    async edit(
      @Ctx() ctx: Context,
      @Arg('input', () => types.Edit, { description: 'Which comment, and its new text.' })
      { id, content }: InstanceType<typeof types.Edit>,
    ): Promise<CommentPayload<View>> {
      return { comment: await editComment(ctx, thread, id, { content }) };
    }

    @Mutation(() => types.DeletePayload, {
      name: `delete${name}`,
      nullable: true,
      description: 'Deletes a comment: your own, or any as a moderator.',
    })
    async delete(
      @Ctx() ctx: Context,
      @Arg('input', () => types.Delete, { description: 'Which comment.' })
      { id }: InstanceType<typeof types.Delete>,
    ): Promise<DeletedComment> {
      await deleteComment(ctx, thread, id);
      return { deletedId: id };
    }
  }
  return CommentWriting;
}

function following<View extends CommentFields>(
  thread: CommentThread<View>,
  types: CommentTypes<View>,
) {
  const { key } = thread;

  @Resolver()
  class CommentFollowing {
    // Every subscriber of one thing gets the same events, so that they are rendered once for all of them.
    @Extensions({ shared: true })
    @Subscription(() => types.Event, {
      name: `${small(thread.subjectType)}Events`,
      subscribe: follow(
        thread.topic,
        ({ payload, args }) => (payload as CommentEvent<View>).comment[key] === args[key],
      ),
      description:
        'Comments as they are posted, edited, liked, reacted to or deleted, in that order. What is the viewer’s own is null here.',
    })
    events(
      @Root() { kind, comment: changed }: CommentEvent<View>,
      @Arg(key, () => Int, { description: 'The id of what the comments are on.' })
      _parentId: number,
    ): CommentEvent<PostForViewer<View>> {
      return { kind, comment: { ...changed, isLikedByMe: null, myReactions: null } };
    }
  }
  return CommentFollowing;
}
