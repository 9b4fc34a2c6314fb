import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MUTE_DURATIONS, MUTE_LIMITS, type MuteDuration } from '../../schema/mutes.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import type { OwnMutesView } from './mute.service.ts';

const MuteDurationEnum = enumOf(MUTE_DURATIONS);
registerEnumType(MuteDurationEnum, {
  name: 'MuteDuration',
  description: 'How long a word is muted.',
  valuesConfig: {
    DAY: { description: 'For 24 hours.' },
    UNTIL_MONDAY: { description: 'Until the next Monday begins in Denver.' },
    MONTH: { description: 'For 30 days.' },
    FOREVER: { description: 'Until you unmute it.' },
  },
});

@ObjectType('MutedWord', { description: 'A word or phrase you muted.', simpleResolvers: true })
export class MutedWordType {
  @Field(() => Int, { description: 'To unmute it by.' })
  readonly id!: number;

  @Field(() => String, {
    description:
      'Matched as whole words, whatever the capitals and accents; with * at its end, as the beginning of words.',
  })
  readonly text!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends by itself; null for never.',
  })
  readonly until!: Date | null;
}

@ObjectType('OwnMutes', {
  description:
    'Whom and what you muted for yourself. The graph gives you muted posts like any others; your program leaves them out.',
  simpleResolvers: true,
})
export class OwnMutesType implements OwnMutesView {
  @Field(() => DateTime, { description: 'The server’s clock at this response.' })
  readonly asOf!: Date;

  @Extensions({ isPartOfParent: true })
  @Field(() => [PublicUserType], {
    description: `Members whose posts you don’t want to see, the last one first; ${MUTE_LIMITS.members} at most.`,
  })
  readonly members!: PublicUserType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [MutedWordType], {
    description: `Words you don’t want to read, in alphabetical order; ${MUTE_LIMITS.words} at most.`,
  })
  readonly words!: MutedWordType[];
}

@InputType('MuteMemberInput', { description: 'Whom.' })
export class MuteMemberInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;
}

@InputType('UnmuteMemberInput', { description: 'Whom.' })
export class UnmuteMemberInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;
}

@InputType('MuteWordInput', { description: 'What, and how long.' })
export class MuteWordInputType {
  @Field(() => String, {
    description: `A word or phrase, ${MUTE_LIMITS.word} characters at most. With * at its end, the beginning of words.`,
  })
  readonly text!: string;

  @Field(() => MuteDurationEnum, { description: 'How long.' })
  readonly duration!: MuteDuration;
}

@InputType('UnmuteWordInput', { description: 'Which word.' })
export class UnmuteWordInput {
  @Field(() => Int, { description: 'The id of the muted word.' })
  readonly id!: number;
}

@ObjectType('MuteMemberPayload', {
  description: 'The result of muting a member.',
  simpleResolvers: true,
})
export class MuteMemberPayload {
  @Field(() => OwnMutesType, { description: 'All your mutes.' })
  readonly mutes!: OwnMutesView;
}

@ObjectType('UnmuteMemberPayload', {
  description: 'The result of unmuting a member.',
  simpleResolvers: true,
})
export class UnmuteMemberPayload {
  @Field(() => OwnMutesType, { description: 'All your mutes.' })
  readonly mutes!: OwnMutesView;
}

@ObjectType('MuteWordPayload', {
  description: 'The result of muting a word.',
  simpleResolvers: true,
})
export class MuteWordPayload {
  @Field(() => OwnMutesType, { description: 'All your mutes.' })
  readonly mutes!: OwnMutesView;
}

@ObjectType('UnmuteWordPayload', {
  description: 'The result of unmuting a word.',
  simpleResolvers: true,
})
export class UnmuteWordPayload {
  @Field(() => OwnMutesType, { description: 'All your mutes.' })
  readonly mutes!: OwnMutesView;
}

@ObjectType('OwnMutesEvent', {
  description: 'A change of your mutes.',
  simpleResolvers: true,
})
export class OwnMutesEventType {
  @Field(() => OwnMutesType, { description: 'All your mutes.' })
  readonly mutes!: OwnMutesView;
}
