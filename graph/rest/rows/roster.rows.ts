import { graphql } from '../../gql/gql.ts';
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
    reply: (data) => data.roster,
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
    reply: (data) => data.depthChart,
  }),
];
