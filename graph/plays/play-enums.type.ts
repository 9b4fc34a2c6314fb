import { registerEnumType } from 'type-graphql';
import {
  CORRECTION_REASONS,
  PLAY_EVENT_KINDS,
  PLAY_KINDS,
  PLAY_ROLES,
  PLAY_SOURCES,
  PLAY_STATUSES,
} from '../../schema/plays/plays.ts';
import { enumOf } from '../core/enum-of.ts';

export const PlayKindEnum = enumOf(PLAY_KINDS);
registerEnumType(PlayKindEnum, {
  name: 'PlayKind',
  description: 'What kind of play it was. A touchdown is not one: it is worth 6 points.',
  valuesConfig: {
    KICKOFF: { description: 'A kickoff, returned or not.' },
    RUN: { description: 'A run with the ball.' },
    PASS: { description: 'A pass that was caught.' },
    INCOMPLETE: { description: 'A pass that was not caught.' },
    SACK: { description: 'The passer was tackled behind the line.' },
    INTERCEPTION: { description: 'The other side caught the pass.' },
    FUMBLE: { description: 'The ball was dropped; `after` says who has it.' },
    PUNT: { description: 'The ball was kicked away.' },
    FIELD_GOAL: { description: 'A field goal was tried; missed without points.' },
    EXTRA_POINT: { description: 'The kick after a touchdown; missed without points.' },
    TWO_POINT: { description: 'Two points were tried after a touchdown.' },
    KNEEL: { description: 'A kneel-down to run out the clock.' },
    SPIKE: { description: 'The ball was spiked to stop the clock.' },
    PENALTY: { description: 'A penalty without a play.' },
    TIMEOUT: { description: 'A timeout.' },
    PERIOD_START: { description: 'A period began.' },
    PERIOD_END: { description: 'A period ended.' },
    GAME_END: { description: 'The final whistle.' },
    OTHER: { description: 'Anything else.' },
  },
});

export const PlayStatusEnum = enumOf(PLAY_STATUSES);
registerEnumType(PlayStatusEnum, {
  name: 'PlayStatus',
  description: 'Whether a play counts.',
  valuesConfig: {
    STANDS: { description: 'It counts.' },
    OVERTURNED: { description: 'It counts nowhere.' },
  },
});

export const CorrectionReasonEnum = enumOf(CORRECTION_REASONS);
registerEnumType(CorrectionReasonEnum, {
  name: 'CorrectionReason',
  description: 'Why a play is not what was reported first.',
  valuesConfig: {
    REVIEW: { description: 'The officials looked at it again.' },
    PENALTY: { description: 'A penalty took it back.' },
    MISTAKE: { description: 'It was reported by mistake. Lists leave it out.' },
  },
});

export const PlaySourceEnum = enumOf(PLAY_SOURCES);
registerEnumType(PlaySourceEnum, {
  name: 'PlaySource',
  description: 'Who reports the plays of a game.',
  valuesConfig: {
    DEMO: { description: 'A simulated game.' },
    ESPN: { description: 'A sports feed.' },
    HAND: { description: 'A scorekeeper of the site.' },
  },
});

export const PlayRoleEnum = enumOf(PLAY_ROLES);
registerEnumType(PlayRoleEnum, {
  name: 'PlayRole',
  description: 'What a player did in a play.',
  valuesConfig: {
    PASSER: { description: 'Threw the ball, or was sacked.' },
    RUSHER: { description: 'Ran with it.' },
    RECEIVER: { description: 'Caught the pass.' },
    TARGET: { description: 'Was meant to catch it.' },
    KICKER: { description: 'Kicked off, or for points.' },
    PUNTER: { description: 'Kicked it away.' },
    RETURNER: { description: 'Returned a kick.' },
    TACKLER: { description: 'Made the tackle alone.' },
    ASSIST: { description: 'Shared the tackle.' },
    SACKER: { description: 'Brought the passer down.' },
    INTERCEPTOR: { description: 'Caught the other side’s pass.' },
    DEFENDER: { description: 'Broke up the pass.' },
    FUMBLER: { description: 'Dropped the ball.' },
    FORCED_BY: { description: 'Forced the fumble.' },
    RECOVERED_BY: { description: 'Picked it up.' },
    PENALIZED: { description: 'Drew the penalty.' },
  },
});

export const PlayEventKindEnum = enumOf(PLAY_EVENT_KINDS);
registerEnumType(PlayEventKindEnum, {
  name: 'PlayEventKind',
  description: 'What happened to a play.',
  valuesConfig: {
    ADDED: { description: 'It was reported.' },
    CHANGED: { description: 'Something about it was corrected.' },
    OVERTURNED: { description: 'Points or the ball were taken back.' },
  },
});
