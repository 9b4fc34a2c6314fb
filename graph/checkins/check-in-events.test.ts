import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';

const SAVE_GAME = `mutation {
  saveGame(input: { week: 11, season: 2025, opponent: "Chicago Bears", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id }
}`;

test('approvals and removals are published to all, pending check-ins to admins', async () => {
  const site = await startSite();
  const admin = await site.admin();
  const fan = await site.member();
  const act = async (query: string) =>
    expect((await site.as(admin).run(query)).errors).toBeUndefined();
  await act(SAVE_GAME);
  const refused = await (
    await site.as(fan).socket()
  )
    .iterate({ query: 'subscription { pendingCheckInEvents { checkInId } }' })
    .next();
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });

  const visitor = await subscribeAs(site, null, 'subscription { checkInEvents { checkInId } }');
  const moderator = await subscribeAs(
    site,
    admin,
    'subscription { pendingCheckInEvents { checkInId } }',
  );
  const photo = await jpeg({ width: 400, height: 300 });
  const ids: number[] = [];
  for (const location of ['Never approved', 'Section 314']) {
    const sent = await site
      .as(admin)
      .fetch('/api/fan-zone/checkins', { body: formWith(photo, { fields: { location } }) });
    ids.push(((await sent.json()) as { id: number }).id);
  }
  const [never, shown] = ids;
  await act(`mutation { deleteCheckIn(input: { id: ${never} }) { deletedId } }`);
  await act(`mutation { approveCheckIn(input: { id: ${shown} }) { checkIn { id } } }`);
  expect(await visitor.next()).toEqual({ checkInEvents: { checkInId: shown } });
  await act(`mutation { deleteCheckIn(input: { id: ${shown} }) { deletedId } }`);
  expect(await visitor.next()).toEqual({ checkInEvents: { checkInId: shown } });
  for (const id of [never, shown, never, shown, shown])
    expect(await moderator.next()).toEqual({ pendingCheckInEvents: { checkInId: id } });
  await site.stop();
});
