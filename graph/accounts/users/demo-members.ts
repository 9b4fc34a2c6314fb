import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/** The members of the demo season have addresses in this domain, which is reserved: no mail reaches them. */
export const DEMO_MAIL = '@demo.example.org';

export interface DemoMember {
  readonly id: number;
  readonly name: string;
  readonly country: string;
}

/** Members of the demo season who follow the Broncos, the first ones first. */
export async function demoMembers(em: EntityManager, most: number): Promise<DemoMember[]> {
  const found = await em.find(
    User,
    { email: { $like: `%${DEMO_MAIL}` }, isAdmin: false, favoriteTeam: 'Denver Broncos' },
    { orderBy: { id: 'asc' }, limit: most },
  );
  return found.map(({ id, name, country }) => ({ id, name, country }));
}
