import type { ReportStatus } from '../../schema/reports.ts';
import { User } from '../accounts/users/user.entity.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { ContentReport } from './content-report.entity.ts';

let site: Site;
let fan: Member;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  [fan, admin] = [await site.member({ name: 'Mia Mile' }), await site.admin()];
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate content_reports'));

/** Reports of deleted content, the older first; reviewed ones a minute apart. Returns their ids. */
async function addReports(count: number, status: ReportStatus): Promise<number[]> {
  const em = site.em();
  const reports = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(site.clock.now().getTime() + index * 60_000);
    return em.create(ContentReport, {
      reporter: em.getReference(User, fan.id),
      contentType: 'photo',
      contentId: index + 1,
      reason: 'spam',
      status,
      reportedContentBackup: `Lot J, row ${index}`,
      reportedUserNameBackup: 'Otis Orange',
      createdAt,
      ...(status === 'dismissed' && {
        actionTaken: status,
        reviewedAt: createdAt,
        reviewedBy: em.getReference(User, admin.id),
      }),
    });
  });
  await em.flush();
  return reports.map(({ id }) => id);
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

async function list(query = '', by = admin) {
  const response = await site.as(by).fetch(`/api/admin/reports${query}`);
  return { status: response.status, body: (await response.json()) as Row[] };
}
const idsOf = async (query: string) => (await list(query)).body.map(({ id }) => id);

test('a report names its reporter, its reviewer, and the content', async () => {
  const [reviewed] = await addReports(1, 'dismissed');
  const [waiting] = await addReports(1, 'pending');
  expect((await list()).body).toMatchObject([
    { id: waiting, reporterId: fan.id, reviewedById: null, reportedContentBackup: 'Lot J, row 0' },
    { id: reviewed, reporterId: fan.id, reviewedById: admin.id },
  ]);
  expect((await list()).body[0]).toMatchObject({ reportedUserNameBackup: 'Otis Orange' });
  expect(await list('', fan)).toMatchObject({ status: 403 });
});

test('paging reaches every pending report', async () => {
  const reviewed = await addReports(2, 'dismissed');
  const waiting = (await addReports(130, 'pending')).reverse();
  expect(await idsOf('')).toEqual([...waiting.slice(0, 100), ...reviewed.reverse()]);
  expect(await idsOf(`?after=${waiting[99]}`)).toEqual(waiting.slice(100));
  expect(await idsOf(`?filter=pending&after=${waiting[129]}`)).toEqual([]);
});

test('reviewed reports are paged by ten, also after one that was deleted since', async () => {
  const reviewed = (await addReports(23, 'dismissed')).reverse();
  const pages = [];
  let page = await idsOf('?filter=dismissed');
  while (page.length > 0) {
    pages.push(page);
    page = await idsOf(`?filter=dismissed&after=${page.at(-1)}`);
  }
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(pages.flat()).toEqual(reviewed);
  await site.em().nativeDelete(ContentReport, { id: reviewed[9]! });
  expect(await idsOf(`?filter=dismissed&after=${reviewed[9]}`)).toEqual(reviewed.slice(10, 20));
  expect(await list('?after=last')).toMatchObject({ status: 400 });
});

test('a cursor stays valid among the reviewed reports when its report is deleted', async () => {
  const reviewed = (await addReports(12, 'dismissed')).reverse();
  const page = async (after?: string) => {
    const { data } = await site
      .as(admin)
      .run<{ reports: { nodes: { id: number; cursor: string }[] } }, object>(
        `query ($after: String) { reports(filter: DISMISSED, after: $after) { nodes { id cursor } } }`,
        { after },
      );
    return data!.reports.nodes;
  };
  const { cursor, id } = (await page()).at(-1)!;
  await site.em().nativeDelete(ContentReport, { id });
  expect((await page(cursor)).map((row) => row.id)).toEqual(reviewed.slice(10));
});
