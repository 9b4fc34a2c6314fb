import { randomBytes } from 'node:crypto';
import { User } from '../../accounts/users/user.entity.ts';
import { LeagueMember } from '../../leagues/league-member.entity.ts';
import { LeagueMessage } from '../../leagues/league-message.entity.ts';
import { League } from '../../leagues/league.entity.ts';
import type { Member, Site } from '../site.ts';

/** A private league with one member, its owner. */
export async function addLeague(site: Site, { id }: Pick<Member, 'id'>): Promise<League> {
  const em = site.em();
  const joinedAt = site.clock.now();
  const inviteCode = randomBytes(16).toString('base64url');
  const league = em.create(League, { name: 'Office', inviteCode, createdAt: joinedAt });
  em.create(LeagueMember, { league, user: em.getReference(User, id), joinedAt });
  await em.flush();
  return league;
}

/** A message of a member in a league of theirs. Returns its id. */
export async function addLeagueMessage(site: Site, by: Pick<Member, 'id'>): Promise<number> {
  const { id } = await addLeague(site, by);
  const em = site.em();
  const createdAt = site.clock.now();
  const message = em.create(LeagueMessage, {
    league: em.getReference(League, id),
    user: em.getReference(User, by.id),
    text: 'First down',
    aboutAt: createdAt,
    createdAt,
  });
  await em.flush();
  return message.id;
}
