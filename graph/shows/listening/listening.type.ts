import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ListeningPositionView } from '../../../schema/shows/listening.ts';
import type { ListeningInput } from '../../../schema/shows/listening-shape.ts';
import { DateTime } from '../../core/instants.ts';

@ObjectType('ListeningPosition', {
  description: 'Where a member is in an episode.',
  simpleResolvers: true,
})
export class ListeningPositionType implements ListeningPositionView {
  @Field(() => Int, { description: 'The episode.' })
  readonly showId!: number;

  @Field(() => Int, {
    description: 'Seconds from its beginning; 0 when it was heard to its end.',
  })
  readonly seconds!: number;

  @Field(() => DateTime, { description: 'When that was. Of two positions the later one counts.' })
  readonly heardAt!: string;
}

@InputType('SaveListeningPositionInput', { description: 'Where the viewer is in an episode.' })
export class SaveListeningPositionInput implements ListeningInput {
  @Field(() => Int, { description: 'The episode.' })
  readonly showId!: number;

  @Field(() => Int, { description: 'Seconds from its beginning; 0 when it was heard to its end.' })
  readonly seconds!: number;

  @Field(() => DateTime, {
    description: 'When that was, by the clock of the device; a time to come counts as now.',
  })
  readonly heardAt!: Date;
}

@ObjectType('SaveListeningPositionPayload', {
  description: 'The result of storing a position.',
  simpleResolvers: true,
})
export class SaveListeningPositionPayload {
  @Field(() => ListeningPositionType, {
    description: 'The position that counts: this one, or a later one that was known.',
  })
  readonly position!: ListeningPositionView;
}
