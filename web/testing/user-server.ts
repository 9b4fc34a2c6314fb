import { NO_USAGE } from '../../schema/accounts/api-token-usage.ts';
import { GraphQLError } from 'graphql';
import { ADA } from './admin.tsx';
import type { Answers } from './schema-client.ts';

/** A user as stored by the server. */
export const account = (id: number, values: object = {}) => ({
  id,
  name: `Fan ${id}`,
  email: `fan${id}@example.org`,
  avatarUrl: null,
  avatarType: 'DEFAULT',
  favoriteTeam: 'Denver Broncos',
  country: 'United States',
  isAdmin: false,
  isModerator: false,
  isHost: false,
  isMvp: false,
  createdAt: '2025-09-04T19:00:00.000Z',
  ...values,
});

const AT = '2025-11-20T19:00:00.000Z';
/** What a member's record has besides sessions and tokens. */
export const RECORD = {
  isEmailProven: true,
  resetsGoTo: 'fan3@example.org',
  contributions: {
    ...{ chatMessages: 0, comments: 1, photos: 0, photoComments: 0 },
    ...{ questions: 0, checkIns: 0, lineups: 0, reports: 0 },
  },
  securityEvents: [],
};
const session = (id: number, device: string | null) => ({
  ...{ id, device, createdAt: AT, lastSeenAt: AT, isCurrent: false },
});
const CHAT_BOT = {
  ...{ id: 31, name: 'Chat bot', scope: 'WRITE', hint: 'a1B2', usage: NO_USAGE },
  ...{ createdAt: AT, lastUsedAt: null },
};
const without = <One extends { id: number }>(list: One[], id: number) =>
  list.filter((one) => one.id !== id);

interface Asked {
  readonly filter: { readonly search: string; readonly team: string; readonly country: string };
  readonly sort: string;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** A server with these users; each has two sessions and a token. */
export function userServer(...accounts: ReturnType<typeof account>[]) {
  const all = new Map(accounts.map((one) => [one.id, one]));
  const asked: Asked[] = [];
  const access = {
    sessions: [session(21, 'Firefox on Linux'), session(22, null)],
    apiTokens: [CHAT_BOT],
  };
  const answers: Answers = {
    me: { ...ADA },
    users: (question: Asked) => {
      asked.push(question);
      const found = [...all.values()].filter(({ name }) => name.includes(question.filter.search));
      const at = (cursor?: string | null) => found.findIndex(({ id }) => `after ${id}` === cursor);
      if (question.before) return found.slice(0, at(question.before)).slice(-(question.last ?? 0));
      return found.slice(at(question.after) + 1, at(question.after) + 1 + (question.first ?? 0));
    },
    userCount: () => all.size,
    deleteUser: ({ input: { id } }: { input: { id: number } }) => {
      if (all.delete(id)) return { deletedId: 1 };
      throw new GraphQLError('User not found', { extensions: { code: 'NOT_FOUND' } });
    },
    user: ({ id }: { id: number }) => ({ ...all.get(id)!, bio: null }),
    auditTrail: () => [],
    setUserRights: ({ input }: { input: { userId: number } }) => {
      const { userId, ...rights } = input;
      all.set(userId, { ...all.get(userId)!, ...rights });
      return { user: all.get(userId) };
    },
    endUserAccess: () => ({ endedSessions: 2 }),
    memberRecord: () => ({ ...RECORD, ...access }),
    endUserSession: ({ input }: { input: { sessionId: number } }) => {
      access.sessions = without(access.sessions, input.sessionId);
      return { endedId: input.sessionId };
    },
    revokeUserToken: ({ input }: { input: { tokenId: number } }) => {
      access.apiTokens = without(access.apiTokens, input.tokenId);
      return { revokedId: input.tokenId };
    },
    pendingPhotoCount: 0,
    pendingReportCount: 0,
  };
  return { all, answers, asked };
}
