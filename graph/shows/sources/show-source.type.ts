import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ShowSource,
  ShowSourceView,
  SourceFault,
} from '../../../schema/shows/show-sources.ts';
import type { SourceInput } from '../../../schema/shows/source-shape.ts';
import { DateTime } from '../../core/instants.ts';

export const ShowSourceEnum: { readonly [Source in ShowSource]: Source } = {
  youtube: 'youtube',
  podcast: 'podcast',
};
registerEnumType(ShowSourceEnum, {
  name: 'ShowSourceKind',
  description: 'Where shows are imported from.',
  valuesConfig: {
    youtube: { description: 'The channel at YouTube.' },
    podcast: { description: 'The podcast’s feed.' },
  },
});

const SourceFaultEnum: { readonly [Fault in SourceFault]: Fault } = {
  REFUSED: 'REFUSED',
  TOO_LARGE: 'TOO_LARGE',
  NOT_NOW: 'NOT_NOW',
  NO_FEED: 'NO_FEED',
};
registerEnumType(SourceFaultEnum, {
  name: 'ShowSourceFault',
  description: 'Why the last import failed.',
  valuesConfig: {
    REFUSED: { description: 'The address leads nowhere, into a private network, or was refused.' },
    TOO_LARGE: { description: 'The feed is too large.' },
    NOT_NOW: { description: 'The host failed or was too slow; it is asked again.' },
    NO_FEED: { description: 'What is there is no such feed.' },
  },
});

@ObjectType('ShowSource', {
  description: 'A source of shows, and how the last import went.',
  simpleResolvers: true,
})
export class ShowSourceType implements ShowSourceView {
  @Field(() => ShowSourceEnum, { description: 'Which one.' })
  readonly source!: ShowSource;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of the channel, or the address of the feed; null: nothing is imported from there.',
  })
  readonly address!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last asked; null: not yet.' })
  readonly checkedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it last answered; what it had then is on the site. Null: not yet.',
  })
  readonly succeededAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is asked next.' })
  readonly nextAt!: string | null;

  @Field(() => SourceFaultEnum, {
    nullable: true,
    description: 'Why the last import failed; null after a success.',
  })
  readonly fault!: SourceFault | null;
}

@ObjectType('CheckShowSourcesPayload', {
  description: 'The result of asking for an import.',
  simpleResolvers: true,
})
export class CheckShowSourcesPayload {
  @Field(() => [ShowSourceType], { description: 'The sources, which are asked in a moment.' })
  readonly sources!: readonly ShowSourceType[];
}

@InputType('SetShowSourceInput', { description: 'Where a source of shows is.' })
export class SetShowSourceInput implements SourceInput {
  @Field(() => ShowSourceEnum, { description: 'Which one.' })
  readonly source!: ShowSource;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of the channel or its address with the id; or the address of the feed. Empty: nothing is imported from there. Null: what the environment says.',
  })
  readonly address?: string | null;
}

@ObjectType('SetShowSourcePayload', {
  description: 'The result of setting where a source is.',
  simpleResolvers: true,
})
export class SetShowSourcePayload {
  @Field(() => [ShowSourceType], { description: 'All sources, as they are now.' })
  readonly sources!: readonly ShowSourceType[];
}

@ObjectType('ShowSourceEvent', {
  description: 'Shows were imported from a source, or could not be.',
  simpleResolvers: true,
})
export class ShowSourceEventType {
  @Field(() => ShowSourceEnum, { description: 'Which source.' })
  readonly source!: ShowSource;
}
