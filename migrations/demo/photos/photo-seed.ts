import { Photo } from '../../../graph/photos/photo.entity.ts';
import { PhotoComment } from '../../../graph/photos/photo-comment.entity.ts';
import { PhotoCommentLike } from '../../../graph/photos/photo-comment-like.entity.ts';
import { PhotoLike } from '../../../graph/photos/photo-like.entity.ts';
import type { DemoPhoto } from './photo-text.ts';
import { PHOTOS } from './photos.ts';
import type { Wish } from '../pictures/gallery.ts';
import { SCENES } from '../pictures/scenes.ts';
import { chance } from '../random.ts';
import { fansBy, likesOf, momentBetween, type Stage } from '../stage.ts';
import { store } from '../store.ts';

const wordOf = ({ description }: DemoPhoto) => `photo: ${description}`;

export const photoWishes = (): Wish[] =>
  PHOTOS.map((photo) => ({ word: wordOf(photo), motif: [photo.scene, 'whole'] }));

export interface StoredPhotos {
  readonly photoIds: readonly number[];
  readonly commentIds: readonly number[];
}

/** Photos of the Fan Zone with comments and likes. What waits for approval has neither. */
export async function addPhotos(stage: Stage): Promise<StoredPhotos> {
  const next = chance('photos');
  const rows = photoRows(stage);
  const photoIds = await store(stage.tx, Photo, rows);
  const shown = rows.flatMap((row, index) =>
    row.approved ? [{ ...row, id: photoIds[index]!, index }] : [],
  );
  await addLikes(stage, shown, next);
  return { photoIds, commentIds: await addComments(stage, shown, next) };
}

function photoRows(stage: Stage) {
  const { calendar, pictureOf, people } = stage;
  return PHOTOS.map((photo, index) => {
    const createdAt = calendar.daysAgo(
      photo.daysAgo,
      `${13 + (index % 8)}:${10 + ((index * 7) % 49)}`,
    );
    const fans = fansBy(stage, createdAt);
    // Only editors may upload to the category for generated pictures.
    const owner =
      photo.category === 'ai'
        ? people.find(({ isAdmin }) => isAdmin)!
        : fans[(index * 5) % fans.length]!;
    return {
      user: owner.id,
      imageUrl: pictureOf(wordOf(photo)),
      mimeType: 'image/jpeg',
      ...SCENES[photo.scene],
      category: photo.category,
      description: photo.description,
      altText: photo.altText,
      approved: !photo.isPending,
      featured: photo.featured ?? false,
      createdAt,
    };
  });
}

type ShownPhoto = ReturnType<typeof photoRows>[number] & {
  readonly id: number;
  readonly index: number;
};
type Chance = ReturnType<typeof chance>;

async function addLikes(stage: Stage, shown: readonly ShownPhoto[], next: Chance): Promise<void> {
  const likes = shown.flatMap(({ id, createdAt, featured }) => {
    const count = Math.floor(2 + next() * 11 + (featured ? 6 : 0));
    return likesOf(stage, { since: createdAt, count, next }).map((like) => ({
      photo: id,
      ...like,
    }));
  });
  await stage.tx.insertMany(PhotoLike, likes);
}

async function addComments(
  stage: Stage,
  shown: readonly ShownPhoto[],
  next: Chance,
): Promise<number[]> {
  const { tx } = stage;
  const posted = shown.flatMap((photo) => commentsUnder(stage, photo, next));
  // Stored in the order in which they were written, as members write them.
  const comments = posted.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const commentIds = await store(tx, PhotoComment, comments);
  const commentLikes = commentIds.flatMap((comment, index) =>
    likesOf(stage, { since: comments[index]!.createdAt, count: Math.floor(next() * 5), next }).map(
      (like) => ({ comment, ...like }),
    ),
  );
  await tx.insertMany(PhotoCommentLike, commentLikes);
  return commentIds;
}

function commentsUnder(stage: Stage, { id, createdAt, user, index }: ShownPhoto, next: Chance) {
  return (PHOTOS[index]!.comments ?? []).map((content, turn) => {
    const fans = fansBy(stage, createdAt).filter((fan) => fan.id !== user);
    const at = momentBetween(
      createdAt,
      new Date(createdAt.getTime() + 172_800_000),
      next,
      stage.calendar,
    );
    return {
      photo: id,
      user: fans[(index * 3 + turn * 4) % fans.length]!.id,
      content,
      createdAt: at,
      updatedAt: at,
    };
  });
}
