import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ListeningPositionView } from '../../../schema/shows/listening.ts';
import type { ListeningInput } from '../../../schema/shows/listening-shape.ts';
import { DateTime } from '../../core/instants.ts';

@ObjectType('ListeningPosition', {
  description: 'Where a member is in an episode.',
  simpleResolvers: true,
})
export class ListeningPositionType implements ListeningPositionView {
  /** Only the server reads it: the graph leads to what it names. */
  readonly showId!: number;

  @Field(() => Int, {
    description: 'Seconds from the start; 0 if it was played to the end.',
  })
  readonly seconds!: number;

  @Field(() => DateTime, { description: 'When that was. Of two positions, the later one wins.' })
  readonly heardAt!: string;
}

@InputType('SaveListeningPositionInput', { description: 'Where the viewer is in an episode.' })
export class SaveListeningPositionInput implements ListeningInput {
  @Field(() => Int, { description: 'The episode.' })
  readonly showId!: number;

  @Field(() => Int, { description: 'Seconds from the start; 0 if it was played to the end.' })
  readonly seconds!: number;

  @Field(() => DateTime, {
    description: 'When that was, by the device’s clock; a future time counts as now.',
  })
  readonly heardAt!: Date;
}

@ObjectType('SaveListeningPositionPayload', {
  description: 'The result of storing a position.',
  simpleResolvers: true,
})
export class SaveListeningPositionPayload {
  @Field(() => ListeningPositionType, {
    description: 'The position that was saved: this one, or a later one.',
  })
  readonly position!: ListeningPositionView;
}
