import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { linkIn, mailsTo, openLink, useLink } from '../testing/worlds/email-links.ts';
import { mailInboxes, STOP_PATH } from './mail-inboxes.service.ts';

const Choose = graphql(/* GraphQL */ `
  mutation MailInboxesTest($kind: InboxKind!, $isOn: Boolean!) {
    setInboxChoice(input: { kind: $kind, channel: MAIL, isOn: $isOn }) {
      inbox {
        choices {
          channel
          isOn
        }
      }
    }
  }
`);
const COMMENT =
  'mutation ($articleId: Int!, $content: String!) { postComment(input: { articleId: $articleId, content: $content }) { comment { id } } }';

/** Noon in Denver, a Sunday. */
const NOON = '2025-11-16T19:00:00Z';
const DAY = 86_400_000;

let site: Site;
let articleId: number;
let mia: Member;
let otis: Member;
beforeAll(async () => {
  site = await startSite({ now: NOON });
  articleId = await writeArticle(site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set(NOON);
  await site.em().nativeDelete(User, { name: /^(Mia|Otis)/ });
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
});

const choose = (kind: 'MENTION' | 'LIKES', isOn = true) =>
  site.as(otis).run(Choose, { kind, isOn });
const comment = (content: string) => {
  site.clock.advance(1_000);
  return site.as(mia).run(COMMENT, { articleId, content });
};
/** The next morning at 8. */
async function morning() {
  site.clock.advance(DAY);
  site.clock.set(`${site.clock.now().toISOString().slice(0, 10)}T15:00:00Z`);
  await mailInboxes(jobContext(site.server));
}
const mails = () => mailsTo(site, otis.email);
const stopLink = () => linkIn(site, otis.email, STOP_PATH);

test('who chose it gets one email in the morning about what is new, without a word of what was written', async () => {
  await choose('MENTION');
  await comment('@Otis Orange: buy at https://spam.example');
  await mailInboxes(jobContext(site.server));
  expect(await mails()).toEqual([]);
  await morning();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatch(/Subject: 1 new item in your inbox/);
  expect(mail).toMatch(/Mia Mile mentioned you in a comment/);
  expect(mail).toMatch(new RegExp(`/articles/${articleId}#comment-`));
  expect(mail).not.toMatch(/spam/);
  await morning();
  expect(await mails()).toHaveLength(1);
});

test('it has only kinds that were chosen, and nothing that was read already', async () => {
  await choose('LIKES');
  await comment('@Otis Orange');
  await morning();
  expect(await mails()).toEqual([]);
  await choose('MENTION');
  await comment('@Otis Orange again');
  const upTo = site.clock.now().toISOString();
  await site
    .as(otis)
    .run(
      'mutation ($upTo: DateTime!) { markInboxRead(input: { upTo: $upTo }) { inbox { unreadCount } } }',
      { upTo },
    );
  await morning();
  expect(await mails()).toEqual([]);
  await comment('@Otis Orange, a third time');
  await morning();
  expect(await mails()).toHaveLength(1);
});

test('an address that is not proven gets none', async () => {
  await choose('MENTION');
  await site.em().nativeUpdate(User, { id: otis.id }, { emailProvenAt: null });
  await comment('@Otis Orange');
  await morning();
  expect(await mails()).toEqual([]);
});

test('its link stops it without a sign-in, and only when it is pressed', async () => {
  await choose('MENTION');
  await choose('LIKES');
  await comment('@Otis Orange');
  await morning();
  const link = await stopLink();
  expect(await openLink(site, link)).toMatchObject({ status: 200 });
  await comment('@Otis Orange again');
  await morning();
  expect(await mails()).toHaveLength(2);
  expect(await useLink(site, link)).toMatchObject({ status: 200 });
  await comment('@Otis Orange, a third time');
  await morning();
  expect(await mails()).toHaveLength(2);
  const { data } = await site
    .as(otis)
    .run<{ ownInbox: { choices: { channel: string; isOn: boolean }[] } }, object>(
      '{ ownInbox { choices { channel isOn } } }',
    );
  expect(data!.ownInbox.choices.filter(({ channel, isOn }) => channel === 'MAIL' && isOn)).toEqual(
    [],
  );
  expect(await openLink(site, link.replace(/token=.*/, 'token=nothing'))).toMatchObject({
    status: 404,
  });
});
