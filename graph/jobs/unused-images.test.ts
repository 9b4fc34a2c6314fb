import { Image } from '../core/images/image.entity.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Site, startSite } from '../testing/site.ts';
import { jobContext } from '../testing/job-context.ts';
import { forgetUnusedImages } from './unused-images.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const sweep = () => forgetUnusedImages(jobContext(site.server));

test('a picture that nothing shows a week after it came is removed with its files', async () => {
  const admin = site.as(await site.admin());
  const upload = async () => {
    const body = formWith(await jpeg({ width: 60, height: 40 }));
    const response = await admin.fetch('/api/upload/image', { body });
    return ((await response.json()) as { url: string }).url;
  };
  const [inText, unused] = [await upload(), await upload()];
  await writeArticle(site, { content: `Look: ![](${inText})` });
  const stored = async () => (await site.em().find(Image, {})).map(({ url }) => url).sort();

  await sweep();
  expect(await stored()).toEqual([inText, unused].sort());
  site.clock.advance(8 * 86_400_000);
  await sweep();
  expect(await stored()).toEqual([inText]);
  expect((await fetch(site.server.url + inText)).status).toBe(200);
  expect((await fetch(site.server.url + unused)).status).toBe(404);
});
