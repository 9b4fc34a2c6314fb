import { type FirstStep, FIRST_STEPS } from '../../schema/site/first-steps.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { startMailServer, type TestMailServer } from '../testing/servers/smtp.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { addGame, addTeam } from '../testing/worlds/fantasy.ts';
import { addContent } from '../testing/worlds/shows.ts';

const Steps = graphql(/* GraphQL */ `
  query FirstStepsTest {
    firstSteps {
      hasMailServer
      steps {
        step
        isDone
      }
    }
  }
`);

const Try = graphql(/* GraphQL */ `
  mutation TryFirstStepTest($step: TriedStep!) {
    tryFirstStep(input: { step: $step }) {
      firstSteps {
        steps {
          step
          isDone
        }
      }
    }
  }
`);

const Hide = graphql(/* GraphQL */ `
  mutation HideFirstStepsTest {
    hideFirstSteps {
      firstSteps {
        hasMailServer
      }
    }
  }
`);

let post: TestMailServer;
let site: Site;
let admin: Actor;
let email: string;

beforeAll(async () => {
  post = await startMailServer();
  site = await startSite({ env: { SMTP_URL: post.url } });
  const member = await site.admin();
  admin = site.as(member);
  email = member.email;
});
afterAll(async () => {
  await site.stop();
  await post.close();
});

async function done(): Promise<FirstStep[]> {
  const { data } = await admin.run(Steps);
  const { steps } = data!.firstSteps!;
  expect(steps.map(({ step }) => step)).toEqual(FIRST_STEPS);
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

test('on a new site nothing is done; each thing that is entered ticks its step', async () => {
  expect(await done()).toEqual([]);
  await addContent(site, { type: 'podcast' });
  await addTeam(site);
  expect(await done()).toEqual(['SHOWS', 'ROSTER']);
  await addGame(site, '2025-11-16T21:25:00Z');
  await writeArticle(site, { published: false });
  expect(await done()).toEqual(['SHOWS', 'ROSTER', 'GAME']);
  await writeArticle(site, {});
  expect(await done()).toEqual(['SHOWS', 'ROSTER', 'GAME', 'ARTICLE']);
});

test('a test mail goes to the admin; a refused one says what the mail server said', async () => {
  post.answer(email, '550 5.7.1 go away');
  const refused = await admin.run(Try, { step: 'MAIL' });
  expect(refused.errors?.[0]?.message).toBe(
    'The mail server refused the test email: 550 5.7.1 EENVELOPE',
  );
  expect(await done()).not.toContain('MAIL');
  post.answer(email, undefined);
  const { errors } = await admin.run(Try, { step: 'MAIL' });
  expect(errors).toBeUndefined();
  expect(post.taken.map(({ to }) => to)).toEqual([email]);
  expect(await done()).toContain('MAIL');
});

test('another mail server than the one that was tried is to be tried again', async () => {
  await site
    .em()
    .execute(`update app_settings set value = '"another"' where key = 'firstSteps.MAIL'`);
  expect(await done()).not.toContain('MAIL');
});

test('the storage is tried with a file that does not stay; backups count by the word of an admin', async () => {
  const { errors } = await admin.run(Try, { step: 'STORAGE' });
  expect(errors).toBeUndefined();
  await admin.run(Try, { step: 'BACKUPS' });
  expect(await done()).toEqual(expect.arrayContaining(['STORAGE', 'BACKUPS']));
  const acts = await site.em().find(AuditEntry, { action: 'firstSteps.try' });
  expect(acts.map(({ details }) => details)).toContainEqual({ step: 'STORAGE' });
});

test('hidden, they are hidden for all admins; members never see them', async () => {
  const member = site.as(await site.member());
  expect((await member.run(Steps)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await member.run(Hide)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await admin.run(Hide);
  const other = site.as(await site.admin());
  expect((await other.run(Steps)).data).toEqual({ firstSteps: null });
});

test('without a mail server there is none to try', async () => {
  const bare = await startSite();
  try {
    const owner = bare.as(await bare.admin());
    const { data } = await owner.run(Steps);
    expect(data?.firstSteps?.hasMailServer).toBe(false);
    const { errors } = await owner.run(Try, { step: 'MAIL' });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  } finally {
    await bare.stop();
  }
});
