import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../backups/backup-file.ts';
import { onSite, type Place } from '../../backups/on-site.ts';
import { openBackup } from '../../backups/read-backup.ts';
import { restoreBackup } from '../../backups/restore-backup.ts';
import { writeBackup } from '../../backups/write-backup.ts';
import { emptyDatabase } from '../database.ts';
import { type Site, startSite } from '../site.ts';
import { writeArticle, writeComment } from './articles.ts';
import { formWith, jpeg } from './pictures.ts';

/** A member who wrote something that was liked, an admin, and a picture. */
export async function fillSite(on: Site): Promise<void> {
  const mia = await on.member({ name: 'Mia “10” Mile\\ ☃' });
  const articleId = await writeArticle(on);
  const comment = await writeComment(on, { articleId, by: mia });
  await on
    .as(mia)
    .run(
      `mutation { setLike(input: { kind: COMMENT, id: ${comment}, liked: true }) { likeable { likeCount } } }`,
    );
  const body = formWith(await jpeg({ width: 60, height: 40 }));
  await on.as(await on.admin()).fetch('/api/upload/image', { body });
}

/** Writes a backup of a running site. */
export const backUp = (site: Site, to: string): Promise<void> =>
  writeWhole(to, (stream) =>
    writeBackup(
      {
        ...{ em: site.server.orm.em, files: site.server.services.files },
        ...{ now: site.clock.now(), dataDir: site.server.services.env.dataDir },
      },
      stream,
    ),
  );

/** What a backup has, in an order that is always the same. */
export async function manifestOf(file: string) {
  const backup = await openBackup(file);
  backup.close();
  const { migrations, tables, pictures } = backup.manifest;
  const named = pictures.map(({ name, sha256 }) => [name, sha256] as const).sort();
  return { migrations, tables, pictures: named };
}

/** A folder for backups, and empty places to restore them into. */
async function backupFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  const drops: (() => Promise<void>)[] = [];
  const embedded = async (): Promise<Place> => ({
    ...{ dataDir: await mkdtemp(join(folder, 'data-')), databaseUrl: undefined },
    storageUrl: undefined,
  });
  const newFile = () => join(folder, `${randomUUID()}.zip`);
  return {
    folder,
    newFile,
    /** On the embedded database. */
    embedded,
    /** On the server. */
    async onServer(): Promise<Place> {
      const { url, drop } = await emptyDatabase();
      drops.push(drop);
      return { ...(await embedded()), databaseUrl: url };
    },
    async restore(file: string, to: Place): Promise<void> {
      const backup = await openBackup(file);
      try {
        await onSite(to, (place) => restoreBackup(place, backup));
      } finally {
        backup.close();
      }
    },
    /** What a backup of a place has. */
    async contentOf(place: Place) {
      const to = newFile();
      await onSite(place, ({ orm, files }) =>
        writeBackup(
          { em: orm.em, files, now: new Date(), dataDir: place.dataDir },
          createWriteStream(to),
        ),
      );
      return manifestOf(to);
    },
    async end() {
      for (const drop of drops) await drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A site with a backup of it, and a folder for more. Call `end` in `afterAll`. */
export async function backedUpSite() {
  const kept = await backupFolder();
  const site = await startSite();
  await fillSite(site);
  const file = join(kept.folder, 'site.zip');
  await backUp(site, file);
  return {
    ...kept,
    site,
    /** The backup. */
    file,
    async end() {
      await site.stop();
      await kept.end();
    },
  };
}

/** How many members a place has; 0 where it has no tables. */
export const membersIn = (place: Place): Promise<number> =>
  onSite(place, async ({ orm }) => {
    const em = orm.em.fork();
    const [found] = await em.execute<{ there: string | null }[]>(
      `select to_regclass('public.users')::text as there`,
    );
    if (!found!.there) return 0;
    const [row] = await em.execute<{ count: number }[]>('select count(*)::int as count from users');
    return row!.count;
  });
