import type { LikeableView, ForViewer } from '../../../schema/likes.ts';

/** A like as the documents have it, out of what is liked or of the payload that brings it. */
export const likeJson = ({
  isLikedByMe,
  likeCount,
}: Pick<ForViewer<LikeableView>, 'isLikedByMe' | 'likeCount'>) => ({
  liked: isLikedByMe === true,
  totalLikes: likeCount,
});
