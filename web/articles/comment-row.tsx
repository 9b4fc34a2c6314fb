import { Heart } from 'lucide-react';
import { graphql } from '../gql/gql.ts';
import type { CommentRow_CommentFragment } from '../gql/graphql.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { RelativeDate } from '../ui/relative-date.tsx';

graphql(/* GraphQL */ `
  fragment CommentRow_comment on Comment {
    id
    content
    createdAt
    updatedAt
    totalLikes
    user {
      id
      name
      favoriteTeam
      avatarUrl
      avatarType
      isAdmin
      isMvp
    }
  }
`);

/** One comment. Its text is text: line breaks stay, nothing else is made of it. */
export function CommentRow({ comment }: { comment: CommentRow_CommentFragment }) {
  const { id, content, createdAt, updatedAt, totalLikes, user } = comment;
  return (
    <li
      id={`comment-${id}`}
      className="grid scroll-mt-32 grid-cols-[auto_1fr] gap-3 border-b border-border py-4 target:bg-surface"
    >
      <Avatar user={user} />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
          <span className="text-body font-bold text-text">{user.name}</span>
          {user.isAdmin && <Badge tone="blue">Admin</Badge>}
          {user.isMvp && <Badge tone="amber">MVP</Badge>}
          <span>{user.favoriteTeam}</span>
          <span>
            <span aria-hidden>· </span>
            <RelativeDate date={createdAt} />
            {updatedAt > createdAt && ' (edited)'}
          </span>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{content}</p>
        {totalLikes > 0 && (
          <p className="inline-flex items-center gap-1.5 text-small text-muted">
            <Heart aria-hidden className="size-4" /> {totalLikes}{' '}
            {totalLikes === 1 ? 'like' : 'likes'}
          </p>
        )}
      </div>
    </li>
  );
}
