import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment League_side on LeagueSide {
    user {
      ...Member_user
    }
    points
  }

  fragment League_round on LeagueRound {
    isScored
    isLive
    game {
      id
      opponent
      isHome
      week
      isPlayoff
    }
    pairs {
      one {
        ...League_side
      }
      other {
        ...League_side
      }
    }
  }

  fragment League_row on LeagueRow {
    user {
      ...Member_user
    }
    isOwner
    rank
    games
    totalPoints
  }

  fragment League_whole on League {
    id
    name
    inviteCode
    board {
      ...League_row
    }
    rounds {
      ...League_round
    }
  }
`);

export const LEAGUE = graphql(/* GraphQL */ `
  query LeaguePage($id: Int!) {
    league(id: $id) {
      ...League_whole
    }
  }
`);

export const OWN_LEAGUES = graphql(/* GraphQL */ `
  query OwnLeagues {
    ownLeagues {
      id
      name
      memberCount
    }
  }
`);

export const LEAGUE_INVITE = graphql(/* GraphQL */ `
  query LeagueInvite($code: String!) {
    leagueInvite(code: $code) {
      id
      name
      memberCount
      isMember
    }
  }
`);

export const OWN_LEAGUE_EVENTS = graphql(/* GraphQL */ `
  subscription OwnLeagueEvents {
    ownLeagueEvents {
      leagueId
    }
  }
`);

export const CREATE_LEAGUE = graphql(/* GraphQL */ `
  mutation CreateLeague($name: String!) {
    createLeague(input: { name: $name }) {
      league {
        id
      }
    }
  }
`);

export const JOIN_LEAGUE = graphql(/* GraphQL */ `
  mutation JoinLeague($code: String!) {
    joinLeague(input: { code: $code }) {
      league {
        id
      }
    }
  }
`);

export const LEAVE_LEAGUE = graphql(/* GraphQL */ `
  mutation LeaveLeague($id: Int!) {
    leaveLeague(input: { id: $id }) {
      leftId
    }
  }
`);

export const RENAME_LEAGUE = graphql(/* GraphQL */ `
  mutation RenameLeague($id: Int!, $name: String!) {
    renameLeague(input: { id: $id, name: $name }) {
      league {
        ...League_whole
      }
    }
  }
`);

export const REPLACE_LEAGUE_LINK = graphql(/* GraphQL */ `
  mutation ReplaceLeagueLink($id: Int!) {
    replaceLeagueLink(input: { id: $id }) {
      league {
        ...League_whole
      }
    }
  }
`);

export const REMOVE_LEAGUE_MEMBER = graphql(/* GraphQL */ `
  mutation RemoveLeagueMember($id: Int!, $userId: Int!) {
    removeLeagueMember(input: { id: $id, userId: $userId }) {
      league {
        ...League_whole
      }
    }
  }
`);
