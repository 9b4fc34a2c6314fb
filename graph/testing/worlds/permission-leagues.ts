import { act } from './permission-acts.ts';
import { MEMBERS, type Row, UNBANNED, UNMUTED } from './permission-rows.ts';

/** What members do in private leagues of theirs. */
export const LEAGUE_ROWS: readonly Row[] = [
  {
    capability: 'Read and leave own private leagues',
    allowed: MEMBERS,
    verbs: ['league.readOwn'],
    acts: [
      act('read', 'query { ownLeagues { id } league(id: <ownLeague>) { name } }'),
      act('invitation', 'query { leagueInvite(code: "<invitation>") { name } }'),
      act('messages', 'query { leagueMessages(leagueId: <ownLeague>) { nodes { id } } }'),
      act(
        'delete a message',
        'deleteLeagueMessage(input: { id: <ownLeagueMessage> }) { deletedId }',
      ),
      act('leave', 'leaveLeague(input: { id: <ownLeague> }) { leftId }'),
    ],
  },
  {
    capability: 'Found, join and change private leagues',
    allowed: UNBANNED,
    verbs: ['league.takePart'],
    acts: [
      act('found', 'createLeague(input: { name: "Office" }) { league { id } }'),
      act('join', 'joinLeague(input: { code: "<invitation>" }) { league { id } }'),
      act('rename', 'renameLeague(input: { id: <ownLeague>, name: "Home" }) { league { id } }'),
      act('change the link', 'replaceLeagueLink(input: { id: <ownLeague> }) { league { id } }'),
      act(
        'remove',
        'removeLeagueMember(input: { id: <ownLeague>, userId: <other> }) { league { id } }',
      ),
    ],
  },
  {
    capability: 'Write in own private leagues',
    allowed: UNMUTED,
    verbs: ['league.write'],
    acts: [
      act(
        'write',
        'postLeagueMessage(input: { leagueId: <ownLeague>, text: "Hi" }) { message { id } }',
      ),
    ],
  },
];
