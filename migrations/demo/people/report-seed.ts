import { Comment } from '../../../graph/articles/comment.entity.ts';
import { ContentReport } from '../../../graph/reports/content-report.entity.ts';
import type { StoredArticle } from '../articles/article-seed.ts';
import type { StoredPhotos } from '../photos/photo-seed.ts';
import { fansBy, type Stage } from '../stage.ts';

interface Reported {
  readonly articles: readonly StoredArticle[];
  readonly commentIds: readonly number[];
  readonly photos: StoredPhotos;
  readonly chatIds: readonly number[];
}

const SPAM = 'CHEAP seats to EVERY game!!! DM me for the link';

/** Reports that wait for an admin, and some that were looked at. */
export async function addReports(stage: Stage, reported: Reported): Promise<void> {
  // What it is about existed, so that its id is never given again.
  const spam = await addDeletedSpam(stage, reported.articles);
  await stage.tx.insertMany(ContentReport, [
    ...waiting(stage, reported),
    ...settled(stage, reported, spam),
  ]);
}

interface Spam {
  readonly id: number;
  readonly authorName: string;
}

const reporters = (stage: Stage) => fansBy(stage, stage.calendar.daysAgo(9, '12:00'));

/** A comment that was written and deleted since. */
async function addDeletedSpam(stage: Stage, articles: readonly StoredArticle[]): Promise<Spam> {
  const { tx, calendar } = stage;
  const at = calendar.daysAgo(6, '13:20');
  const author = reporters(stage)[3]!;
  const article = articles.find(({ publishedAt }) => publishedAt < at)!;
  const id = await tx.insert(Comment, {
    article: article.id,
    user: author.id,
    content: SPAM,
    createdAt: at,
    updatedAt: at,
  });
  await tx.nativeDelete(Comment, id);
  return { id, authorName: author.name };
}

function waiting(stage: Stage, { commentIds, photos, chatIds }: Reported) {
  const { calendar } = stage;
  const fans = reporters(stage);
  const pending = {
    status: 'pending',
    reviewedBy: null,
    reviewedAt: null,
    adminNotes: null,
    reportedContentBackup: null,
    reportedUserNameBackup: null,
    actionTaken: null,
  } as const;
  return [
    {
      ...pending,
      reporter: fans[0]!.id,
      contentType: 'photo',
      contentId: photos.photoIds[6]!,
      reason: 'other',
      description: 'That’s my dog and nobody asked him.',
      createdAt: calendar.daysAgo(1, '20:11'),
    },
    {
      ...pending,
      reporter: fans[5]!.id,
      contentType: 'article_comment',
      contentId: commentIds.at(-4)!,
      reason: 'spam',
      description: null,
      createdAt: calendar.daysAgo(1, '09:48'),
    },
    {
      ...pending,
      reporter: fans[8]!.id,
      contentType: 'photo_comment',
      contentId: photos.commentIds[1]!,
      reason: 'inappropriate',
      description: 'Probably a joke, but take a look.',
      createdAt: calendar.daysAgo(2, '17:02'),
    },
    {
      ...pending,
      reporter: fans[2]!.id,
      contentType: 'chat_message',
      contentId: chatIds[12]!,
      reason: 'harassment',
      description: 'A bit rough on the officials.',
      createdAt: calendar.daysAgo(2, '08:30'),
    },
  ] as const;
}

function settled(stage: Stage, { photos }: Reported, spam: Spam) {
  const { calendar, people } = stage;
  const fans = reporters(stage);
  const editor = people.find(({ isAdmin }) => isAdmin)!;
  const seen = { status: 'dismissed', reviewedBy: editor.id } as const;
  return [
    {
      ...seen,
      reporter: fans[7]!.id,
      contentType: 'article_comment',
      contentId: spam.id,
      reason: 'spam',
      description: 'Ticket spam.',
      actionTaken: 'deleted',
      adminNotes: 'Warned once.',
      reviewedAt: calendar.daysAgo(5, '10:05'),
      reportedContentBackup: SPAM,
      reportedUserNameBackup: spam.authorName,
      createdAt: calendar.daysAgo(6, '14:02'),
    },
    {
      ...seen,
      reporter: fans[4]!.id,
      contentType: 'photo',
      contentId: photos.photoIds[7]!,
      reason: 'copyright',
      description: 'Looks like a poster I’ve seen.',
      actionTaken: 'dismissed',
      adminNotes: 'The member took it and has the original.',
      reviewedAt: calendar.daysAgo(4, '18:40'),
      reportedContentBackup: null,
      reportedUserNameBackup: null,
      createdAt: calendar.daysAgo(5, '21:15'),
    },
  ] as const;
}
