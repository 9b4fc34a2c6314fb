import { randomUUID } from 'node:crypto';
import { graphql } from '../../gql/gql.ts';
import type { CorrectPlayInput, EnteredPlayInput } from '../../gql/graphql.ts';
import type { Actor } from '../site.ts';

/** A game that a host scores play by play. */

graphql(/* GraphQL */ `
  fragment ScoringBoard on LiveGame {
    isFed
    isFinal
    playPosition
    homeTeam {
      score
    }
    awayTeam {
      score
    }
    status {
      period
      displayClock
    }
    situation {
      side
      down
      toGo
      ballOn
    }
  }
`);
export const ENTER_PLAY = graphql(/* GraphQL */ `
  mutation ScoringEnter($input: EnterPlayInput!) {
    enterPlay(input: $input) {
      play {
        id
        text
        points
        scoringSide
      }
      game {
        ...ScoringBoard
      }
    }
  }
`);

const CORRECT = graphql(/* GraphQL */ `
  mutation ScoringCorrect($input: CorrectPlayInput!) {
    correctPlay(input: $input) {
      play {
        id
        status
        points
        isUnderReview
        takenBack {
          points
        }
      }
      game {
        ...ScoringBoard
      }
    }
  }
`);

const UNDO = graphql(/* GraphQL */ `
  mutation ScoringUndo($input: UndoPlayEntryInput!) {
    undoPlayEntry(input: $input) {
      play {
        id
        reason
      }
      game {
        ...ScoringBoard
      }
    }
  }
`);

/** Enters and corrects plays, each with knowledge of those before. Gives the answer, or the key of the refusal. */
export class ScorersTable {
  position = 0;
  private readonly host: Actor;
  private readonly gameId: number;

  constructor(host: Actor, gameId: number) {
    this.host = host;
    this.gameId = gameId;
  }

  /** One after the other; gives the last answer. */
  async enter(...plays: readonly EnteredPlayInput[]) {
    let payload;
    for (const play of plays) {
      const { gameId, position } = this;
      const input = { gameId, entryId: randomUUID(), position, play };
      const { data, errors } = await this.host.run(ENTER_PLAY, { input });
      if (errors) return errors[0]!.extensions.key;
      payload = data!.enterPlay!;
      this.position = payload.game!.playPosition;
    }
    return payload;
  }

  async correct(change: Omit<CorrectPlayInput, 'position'>) {
    const input = { position: this.position, ...change };
    const { data, errors } = await this.host.run(CORRECT, { input });
    if (errors) return errors[0]!.extensions.key;
    this.position = data!.correctPlay!.game!.playPosition;
    return data!.correctPlay;
  }

  async undo() {
    const input = { gameId: this.gameId, position: this.position };
    const { data, errors } = await this.host.run(UNDO, { input });
    if (errors) return errors[0]!.extensions.key;
    this.position = data!.undoPlayEntry!.game!.playPosition;
    return data!.undoPlayEntry;
  }
}
