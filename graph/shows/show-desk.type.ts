import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ShowInput } from '../../schema/shows/show-shape.ts';
import type { ContentType, ManagedShowView, ShowState } from '../../schema/shows/shows.ts';
import type { ShowSource } from '../../schema/shows/show-sources.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { ContentItemType, ContentTypeEnum } from './content-item.type.ts';
import { ShowSourceEnum } from './sources/show-source.type.ts';

export const ShowStateEnum: { readonly [State in ShowState]: State } = {
  VISIBLE: 'VISIBLE',
  SCHEDULED: 'SCHEDULED',
  HIDDEN: 'HIDDEN',
  GONE: 'GONE',
};
registerEnumType(ShowStateEnum, {
  name: 'ShowState',
  description: 'Whether visitors see a show.',
  valuesConfig: {
    VISIBLE: { description: 'Everybody sees it.' },
    SCHEDULED: { description: 'It appears by itself at its publishedAt.' },
    HIDDEN: { description: 'An admin took it off the site.' },
    GONE: { description: 'Its source no longer has it, so the site doesn’t show it.' },
  },
});

@ObjectType('ManagedShow', {
  description: 'A show or an episode with what only admins know of it.',
  simpleResolvers: true,
})
export class ManagedShowType implements ManagedShowView {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;

  @Field(() => ContentItemType, { description: 'The show as visitors see it, or would see it.' })
  readonly show!: ContentItemType;

  @Field(() => ShowStateEnum, { description: 'Whether visitors see it.' })
  readonly state!: ShowState;

  @Field(() => ShowSourceEnum, {
    nullable: true,
    description: 'Where it was imported from; null: entered by hand.',
  })
  readonly source!: ShowSource | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its source no longer had it; null: it is there, or was entered by hand.',
  })
  readonly goneAt!: string | null;
}

export const ManagedShowConnectionType = connectionType('ManagedShow', ManagedShowType);

@InputType('ShowInput', { description: 'A show or an episode as an admin enters it.' })
export class ShowInputType implements ShowInput {
  @Field(() => ContentTypeEnum, { description: 'Which list it belongs to.' })
  readonly type!: ContentType;

  @Field(() => String, { description: 'One line, 200 characters at most.' })
  readonly title!: string;

  @Field(() => String, { description: 'At its platform; starts with https://.' })
  readonly url!: string;

  @Field(() => String, { nullable: true, description: '5,000 characters at most.' })
  readonly description?: string | null;

  @Field(() => String, { nullable: true, description: 'As shown, e.g. 58:12.' })
  readonly duration?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its picture: an address that starts with https://, or one of an upload.',
  })
  readonly thumbnailUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The audio file of an episode, at its host; starts with https://.',
  })
  readonly audioUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'One chapter a line, as in 12:30 The rookies. Null: as they were; empty: none. No import changes them afterwards.',
  })
  readonly chapters?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What is said, as WebVTT, SubRip or plain text. Null: as it was; empty: none. No import changes it afterwards.',
  })
  readonly transcript?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it appears, within two years. Null: at once; of one that is stored, as it was.',
  })
  readonly publishedAt?: Date | null;
}

@InputType('UpdateShowInput', {
  description:
    'A show as it is from now on. What is left out is removed, but not chapters, transcript and publishedAt.',
})
export class UpdateShowInput extends ShowInputType {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;
}

@ObjectType('UpdateShowPayload', {
  description: 'The result of a correction.',
  simpleResolvers: true,
})
export class UpdateShowPayload {
  @Field(() => ManagedShowType, { description: 'The show as it is now.' })
  readonly show!: ManagedShowType;
}

@InputType('SetShowHiddenInput', { description: 'A show to hide, or to show again.' })
export class SetShowHiddenInput {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;

  @Field(() => Boolean, { description: 'Whether visitors no longer see it.' })
  readonly isHidden!: boolean;
}

@ObjectType('SetShowHiddenPayload', {
  description: 'The result of hiding or showing.',
  simpleResolvers: true,
})
export class SetShowHiddenPayload {
  @Field(() => ManagedShowType, { description: 'The show as it is now.' })
  readonly show!: ManagedShowType;
}

@InputType('DeleteShowInput', { description: 'A show to delete.' })
export class DeleteShowInput {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;
}

@ObjectType('DeleteShowPayload', {
  description: 'The result of a deletion.',
  simpleResolvers: true,
})
export class DeleteShowPayload {
  @Field(() => Int, { description: 'The id of the deleted show.' })
  readonly deletedId!: number;
}

@ObjectType('ShowSave', {
  description: 'A show was added, edited, hidden, scheduled or deleted.',
  simpleResolvers: true,
})
export class ShowSaveType {
  @Field(() => Int, { description: 'The id of the show, which may be gone.' })
  readonly showId!: number;
}
