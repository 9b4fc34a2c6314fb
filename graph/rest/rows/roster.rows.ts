import { wordIn } from '../../../schema/enum-names.ts';
import { POSITION_GROUPS } from '../../../schema/games/roster.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestRosterPositionFragment } from '../../gql/graphql.ts';
import { row } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestRosterPosition on RosterPosition {
    position
    displayName
    players {
      id
      name
      shortName
      jersey
      position
      positionGroup
      isStarter
      weight
      height
      age
      experience
      injuryStatus
      injuryDetails
    }
  }
`);

const positionJson = ({ players, ...position }: RestRosterPositionFragment) => ({
  ...position,
  players: players.map((player) => ({
    ...player,
    positionGroup: wordIn(POSITION_GROUPS, player.positionGroup),
  })),
});

type Roster = Record<'offense' | 'defense' | 'specialTeams', RestRosterPositionFragment[]> & {
  readonly lastUpdated: string | null;
};

const rosterJson = ({ offense, defense, specialTeams, lastUpdated }: Roster) => ({
  offense: offense.map(positionJson),
  defense: defense.map(positionJson),
  specialTeams: specialTeams.map(positionJson),
  lastUpdated,
});

/** The roster of the team. */
export const rosterRows = [
  row({
    method: 'get',
    path: '/api/roster',
    operation: graphql(/* GraphQL */ `
      query RestRoster {
        roster {
          offense {
            ...RestRosterPosition
          }
          defense {
            ...RestRosterPosition
          }
          specialTeams {
            ...RestRosterPosition
          }
          lastUpdated
        }
      }
    `),
    reply: (data) => rosterJson(data.roster),
  }),
  row({
    method: 'get',
    path: '/api/depth-chart',
    operation: graphql(/* GraphQL */ `
      query RestDepthChart {
        depthChart {
          offense {
            ...RestRosterPosition
          }
          defense {
            ...RestRosterPosition
          }
          specialTeams {
            ...RestRosterPosition
          }
          lastUpdated
        }
      }
    `),
    reply: (data) => rosterJson(data.depthChart),
  }),
];
