import type { PhotoCategory } from '../../../schema/photos/photos.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { PhotoComment } from '../../photos/photo-comment.entity.ts';
import { Photo } from '../../photos/photo.entity.ts';
import type { Member, Site } from '../site.ts';

interface Values {
  by: Member;
  category?: PhotoCategory;
  approved?: boolean;
  /** ISO 8601. */
  createdAt?: string;
}

/** Inserts a photo into the database, approved and dated now by default. */
export async function addPhoto(
  site: Site,
  { by, category = 'tailgate', approved = true, createdAt }: Values,
): Promise<number> {
  const em = site.em();
  const photo = em.create(Photo, {
    user: em.getReference(User, by.id),
    imageUrl: 'https://example.org/photo.jpg',
    category,
    description: 'Lot J',
    approved,
    createdAt: createdAt ? new Date(createdAt) : site.clock.now(),
  });
  await em.flush();
  return photo.id;
}

/** A comment on a photo straight into the database. */
export async function addPhotoComment(
  site: Site,
  { photoId, by }: { photoId: number; by: Member },
): Promise<number> {
  const em = site.em();
  const comment = em.create(PhotoComment, {
    photo: em.getReference(Photo, photoId),
    user: em.getReference(User, by.id),
    content: 'Great one',
    createdAt: site.clock.now(),
    updatedAt: site.clock.now(),
  });
  await em.flush();
  return comment.id;
}
