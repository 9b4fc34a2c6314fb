import { Article } from '../../articles/article.entity.ts';
import { Comment } from '../../articles/comment.entity.ts';
import { User } from '../../accounts/users/user.entity.ts';
import type { Member, Site } from '../site.ts';

type Values = Partial<
  Pick<Article, 'title' | 'content' | 'published' | 'featuredImageCrop' | 'tags'>
> & { publishedAt?: string };

/** Inserts an article into the database, published now by default. */
export async function writeArticle(
  site: Site,
  { publishedAt, published = true, ...values }: Values = {},
): Promise<number> {
  const em = site.em();
  const now = site.clock.now();
  const article = em.create(Article, {
    title: 'Bo Nix and the two-minute drill',
    excerpt: 'What the tape says.',
    content: 'It was **close**.',
    createdAt: now,
    updatedAt: now,
    ...values,
    published,
    publishedAt: published ? new Date(publishedAt ?? now) : null,
  });
  await em.flush();
  return article.id;
}

/** A comment straight into the database. */
export async function writeComment(
  site: Site,
  { articleId, by, content = 'Well put.' }: { articleId: number; by: Member; content?: string },
): Promise<number> {
  const em = site.em();
  const now = site.clock.now();
  const comment = em.create(Comment, {
    article: em.getReference(Article, articleId),
    user: em.getReference(User, by.id),
    content,
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  return comment.id;
}
