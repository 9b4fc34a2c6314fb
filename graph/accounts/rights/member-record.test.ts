import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { writeArticle, writeComment } from '../../testing/worlds/articles.ts';
import { signedIn } from '../../testing/worlds/factors.ts';
import { User } from '../users/user.entity.ts';

const Record = graphql(/* GraphQL */ `
  query MemberRecordTest($userId: Int!) {
    memberRecord(userId: $userId) {
      isEmailProven
      resetsGoTo
      contributions {
        chatMessages
        comments
        photos
        photoComments
        questions
        checkIns
        lineups
        reports
      }
      sessions {
        device
        isCurrent
      }
      securityEvents {
        kind
      }
    }
  }
`);
const Correct = graphql(/* GraphQL */ `
  mutation CorrectUserTest($input: CorrectUserInput!) {
    correctUser(input: $input) {
      user {
        name
        email
      }
    }
  }
`);
const Mail = graphql(/* GraphQL */ `
  mutation MailUserTest($input: MailUserInput!) {
    mailUser(input: $input) {
      userId
    }
  }
`);

let site: Site;
let ada: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  admin = site.as(ada);
});
afterAll(() => site.stop());

const recordOf = async (userId: number) => (await admin.run(Record, { userId })).data?.memberRecord;

test('a record has what the member contributed, and where they are signed in', async () => {
  const fan = await site.member({ name: 'Fran Fan' });
  const articleId = await writeArticle(site);
  await writeComment(site, { articleId, by: fan });
  await writeComment(site, { articleId, by: ada });
  await signedIn(site, fan);
  const record = await recordOf(fan.id);
  expect(record).toMatchObject({
    isEmailProven: true,
    resetsGoTo: fan.email,
    contributions: {
      ...{ chatMessages: 0, comments: 1, photos: 0, photoComments: 0 },
      ...{ questions: 0, checkIns: 0, lineups: 0, reports: 0 },
    },
  });
  expect(record?.sessions).toHaveLength(1);
  expect(record?.sessions[0]?.isCurrent).toBe(false);
  expect(record?.securityEvents[0]?.kind).toBe('SIGNED_IN');
  expect(await recordOf(987_654)).toBeNull();
});

test('a corrected e-mail is to be confirmed; resets go to the address before until then', async () => {
  const fan = await site.member({ name: 'Fran Fna' });
  const input = { userId: fan.id, name: 'Fran Fan', email: 'fran.new@example.org' };
  const { data } = await admin.run(Correct, { input });
  expect(data?.correctUser?.user).toEqual({ name: 'Fran Fan', email: 'fran.new@example.org' });
  expect(await recordOf(fan.id)).toMatchObject({ isEmailProven: false, resetsGoTo: fan.email });
  const [act] = await site.em().find(AuditEntry, { action: 'user.correct' });
  expect(act).toMatchObject({
    actorId: ada.id,
    subjectId: fan.id,
    details: { from: 'Fran Fna', to: 'Fran Fan', email: 'changed' },
  });
});

test('an address of another account is refused, and nothing changes', async () => {
  const [one, other] = [await site.member(), await site.member()];
  const input = { userId: one.id, name: 'Another Name', email: other.email };
  const { errors } = await admin.run(Correct, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'account.emailTaken' });
  const { name, email } = await site.em().findOneOrFail(User, one.id);
  expect([name, email]).toEqual([one.name, one.email]);
});

test('mails are sent again: a confirmation while it is missing, a reset at any time', async () => {
  const fan = await site.member();
  const mail = (kind: 'CONFIRM_EMAIL' | 'RESET_PASSWORD') =>
    admin.run(Mail, { input: { userId: fan.id, mail: kind } });
  expect((await mail('CONFIRM_EMAIL')).errors?.[0]?.message).toBe(
    'This address is already confirmed.',
  );
  expect((await mail('RESET_PASSWORD')).errors).toBeUndefined();
  await admin.run(Correct, { input: { userId: fan.id, email: 'moved.fan@example.org' } });
  expect((await mail('CONFIRM_EMAIL')).errors).toBeUndefined();
  const acts = await site.em().find(AuditEntry, { action: 'user.mail', subjectId: fan.id });
  expect(acts.map(({ details }) => details.mail)).toEqual(['RESET_PASSWORD', 'CONFIRM_EMAIL']);
});

test('members see and correct no one', async () => {
  const [fan, other] = [await site.member(), await site.member()];
  const as = site.as(fan);
  const refused = await Promise.all([
    as.run(Record, { userId: other.id }),
    as.run(Correct, { input: { userId: other.id, name: 'Another Name' } }),
    as.run(Mail, { input: { userId: other.id, mail: 'RESET_PASSWORD' } }),
  ]);
  for (const { errors } of refused) expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
