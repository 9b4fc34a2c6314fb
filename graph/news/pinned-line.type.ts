import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PinnedLineView } from '../../schema/news/pinned-line.ts';
import type { PinnedLineInput } from '../../schema/news/pinned-line-shape.ts';
import { DateTime } from '../core/instants.ts';

@ObjectType('PinnedLine', {
  description: 'One line of the hosts above the chat and the live show.',
  simpleResolvers: true,
})
export class PinnedLineType implements PinnedLineView {
  @Field(() => Int, { description: 'Each pin has its own id.' })
  readonly id!: number;

  @Field(() => String, { description: 'Plain text of one line.' })
  readonly text!: string;

  @Field(() => String, { nullable: true, description: 'Where it leads.' })
  readonly url!: string | null;

  @Field(() => DateTime, { description: 'It comes down by itself 12 hours later.' })
  readonly pinnedAt!: Date;
}

@InputType('PinLineInput', { description: 'A line to pin. It replaces the one that is up.' })
export class PinLineInput implements PinnedLineInput {
  @Field(() => String, { description: 'One line, 140 characters at most.' })
  readonly text!: string;

  @Field(() => String, { nullable: true, description: 'Starts with https://.' })
  readonly url?: string | null;
}

@ObjectType('PinLinePayload', { description: 'The result of pinning.', simpleResolvers: true })
export class PinLinePayload {
  @Field(() => PinnedLineType, { description: 'The line that is up now.' })
  readonly line!: PinnedLineType;
}

@ObjectType('UnpinLinePayload', {
  description: 'The result of taking the pinned line down.',
  simpleResolvers: true,
})
export class UnpinLinePayload {
  @Field(() => PinnedLineType, {
    nullable: true,
    description: 'The line that was up; null: there was none.',
  })
  readonly line!: PinnedLineType | null;
}
