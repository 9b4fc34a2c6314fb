import type { LikeableKind } from '../../../schema/likes.ts';
import type { Member, Site } from '../site.ts';
import { writeArticle, writeComment } from './articles.ts';
import { addPhoto, addPhotoComment } from './photos.ts';

/** Adds one thing of each kind that can be liked, by an admin, and gives its id. */
export const newThings = (
  site: Site,
  admin: Member,
): Record<LikeableKind, () => Promise<number>> => ({
  ARTICLE: () => writeArticle(site),
  COMMENT: async () => writeComment(site, { articleId: await writeArticle(site), by: admin }),
  PHOTO: () => addPhoto(site, { by: admin }),
  PHOTO_COMMENT: async () =>
    addPhotoComment(site, { photoId: await addPhoto(site, { by: admin }), by: admin }),
  async CHAT_MESSAGE() {
    site.clock.advance(10_000);
    const { data } = await site
      .as(admin)
      .run<{ sendChatMessage: { id: number } }, object>(
        'mutation { sendChatMessage(message: "Touchdown!") { id } }',
      );
    return data!.sendChatMessage.id;
  },
});
