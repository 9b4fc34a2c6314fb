import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { BOARD_ROWS, type BoardData } from '../../../schema/embeds/board-view.ts';
import {
  CHAT_ROWS,
  type ChatData,
  type EmbeddedChatEvent,
} from '../../../schema/embeds/chat-view.ts';
import type { Embed } from '../../../schema/embeds/embeds.ts';
import type { ScoreData } from '../../../schema/embeds/score-view.ts';
import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment EmbedScore_game on LiveGame {
    gameId
    isLive
    isFinal
    status {
      period
      displayClock
    }
    homeTeam {
      ...EmbedScore_team
    }
    awayTeam {
      ...EmbedScore_team
    }
  }
`);

graphql(/* GraphQL */ `
  fragment EmbedScore_team on LiveTeam {
    name
    abbreviation
    score
    possession
  }
`);

const SCORE = graphql(/* GraphQL */ `
  query EmbedScore {
    liveGame {
      ...EmbedScore_game
    }
    nextGame {
      opponent
      isHome
      date
      gameTime
      kickoffAt
      tvNetwork
    }
    lastCompletedGame {
      opponent
      isHome
      result
      score
    }
  }
`);

const SCORE_EVENTS = graphql(/* GraphQL */ `
  subscription EmbedScoreEvents {
    liveGame {
      ...EmbedScore_game
    }
  }
`);

const GAME_EVENTS = graphql(/* GraphQL */ `
  subscription EmbedGameEvents {
    gameEvents {
      gameId
    }
  }
`);

graphql(/* GraphQL */ `
  fragment EmbedChat_message on ChatMessage {
    id
    message
    createdAt
    likeCount
    revision
    user {
      name
      isAdmin
      isMvp
    }
  }
`);

const CHAT = graphql(/* GraphQL */ `
  query EmbedChat($last: Int!) {
    chat(last: $last) {
      nodes {
        ...EmbedChat_message
      }
    }
  }
`);

const CHAT_EVENTS = graphql(/* GraphQL */ `
  subscription EmbedChatEvents {
    chatEvents {
      kind
      message {
        ...EmbedChat_message
      }
    }
  }
`);

const MEMBER_EVENTS = graphql(/* GraphQL */ `
  subscription EmbedMemberEvents {
    memberEvents {
      userId
    }
  }
`);

const BOARD = graphql(/* GraphQL */ `
  query EmbedBoard($first: Int!) {
    leaderboard {
      totalParticipants
      game {
        week
        opponent
      }
    }
    boardLineups(first: $first) {
      nodes {
        id
        weeklyRank
        isTied
        lineupName
        totalPoints
        user {
          name
        }
      }
    }
  }
`);

const BOARD_EVENTS = graphql(/* GraphQL */ `
  subscription EmbedBoardEvents {
    fantasyEvents {
      refetchWithin
    }
  }
`);

type Nothing = Record<string, never>;

interface EmbedDocuments<Data, Event, Variables = Nothing> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** The first has what the frame can apply by itself; after an event of the others it asks again. */
  readonly events: readonly [
    TypedDocumentNode<Event, Nothing>,
    TypedDocumentNode<unknown, Nothing>,
  ];
}

/** What the frames ask for, and what tells them of changes. */
export const EMBED_DOCUMENTS = {
  score: { query: SCORE, variables: {}, events: [SCORE_EVENTS, GAME_EVENTS] },
  chat: { query: CHAT, variables: { last: CHAT_ROWS }, events: [CHAT_EVENTS, MEMBER_EVENTS] },
  board: { query: BOARD, variables: { first: BOARD_ROWS }, events: [BOARD_EVENTS, MEMBER_EVENTS] },
} satisfies {
  score: EmbedDocuments<ScoreData, Pick<ScoreData, 'liveGame'>>;
  chat: EmbedDocuments<ChatData, { chatEvents: EmbeddedChatEvent }, { last: number }>;
  board: EmbedDocuments<BoardData, object, { first: number }>;
} & Record<Embed, unknown>;
