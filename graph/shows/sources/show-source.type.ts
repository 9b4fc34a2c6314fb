import { enumOf } from '../../core/enum-of.ts';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import {
  SHOW_SOURCES,
  type ShowSource,
  type ShowSourceView,
  SOURCE_FAULTS,
  type SourceFault,
} from '../../../schema/shows/show-sources.ts';
import type { SourceInput } from '../../../schema/shows/source-shape.ts';
import { DateTime } from '../../core/instants.ts';

export const ShowSourceEnum = enumOf(SHOW_SOURCES);
registerEnumType(ShowSourceEnum, {
  name: 'ShowSourceKind',
  description: 'Where shows are imported from.',
  valuesConfig: {
    YOUTUBE: { description: 'The channel at YouTube.' },
    PODCAST: { description: 'The podcast’s feed.' },
  },
});

const SourceFaultEnum = enumOf(SOURCE_FAULTS);
registerEnumType(SourceFaultEnum, {
  name: 'ShowSourceFault',
  description: 'Why the last import failed.',
  valuesConfig: {
    REFUSED: { description: 'The address doesn’t work, is on a private network, or refused us.' },
    TOO_LARGE: { description: 'The feed is too large.' },
    NOT_NOW: { description: 'The host failed or was too slow; we’ll try again.' },
    NO_FEED: { description: 'It isn’t a feed we can read.' },
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
    description: 'The channel’s id or the feed’s URL; null if imports are off.',
  })
  readonly address!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last checked; null if never.',
  })
  readonly checkedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it last succeeded; the site shows what it had then. Null if never.',
  })
  readonly succeededAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it will be checked next.' })
  readonly nextAt!: string | null;

  @Field(() => SourceFaultEnum, {
    nullable: true,
    description: 'Why the last import failed; null after a success.',
  })
  readonly fault!: SourceFault | null;
}

@ObjectType('CheckShowSourcesPayload', {
  description: 'The result of requesting an import.',
  simpleResolvers: true,
})
export class CheckShowSourcesPayload {
  @Field(() => [ShowSourceType], { description: 'The sources; the import starts shortly.' })
  readonly sources!: readonly ShowSourceType[];
}

@InputType('SetShowSourceInput', { description: 'Where to import shows from.' })
export class SetShowSourceInput implements SourceInput {
  @Field(() => ShowSourceEnum, { description: 'Which one.' })
  readonly source!: ShowSource;

  @Field(() => String, {
    nullable: true,
    description:
      'The channel’s id or URL, or the feed’s URL. Empty turns the import off. Null uses the environment variable.',
  })
  readonly address?: string | null;
}

@ObjectType('SetShowSourcePayload', {
  description: 'The result of setting where a source is.',
  simpleResolvers: true,
})
export class SetShowSourcePayload {
  @Field(() => [ShowSourceType], { description: 'All sources after the change.' })
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
