import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import type { ShowInput } from '../../schema/shows/show-shape.ts';
import {
  type ContentType,
  type ManagedShowView,
  SHOW_STATES,
  type ShowState,
} from '../../schema/shows/shows.ts';
import type { ShowSource } from '../../schema/shows/show-sources.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { ContentItemType, ContentTypeEnum } from './content-item.type.ts';
import { ShowSourceEnum } from './sources/show-source.type.ts';

export const ShowStateEnum = enumOf(SHOW_STATES);
registerEnumType(ShowStateEnum, {
  name: 'ShowState',
  description: 'Whether visitors see a show.',
  valuesConfig: {
    VISIBLE: { description: 'Everyone sees it.' },
    SCHEDULED: { description: 'It will be published at its publishedAt.' },
    HIDDEN: { description: 'An admin took it off the site.' },
    GONE: { description: 'Its source no longer has it, so the site doesn’t show it.' },
  },
});

@ObjectType('ManagedShow', {
  description: 'A show or an episode, with what only admins see.',
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
    description: 'Where it was imported from; null if entered by hand.',
  })
  readonly source!: ShowSource | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it disappeared from its source; null if it is there or was entered by hand.',
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
    description: 'Its picture: an https:// URL or an uploaded one.',
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
      'One chapter per line, e.g. 12:30 The rookies. Null doesn’t change them; empty removes them. Imports won’t overwrite what you enter.',
  })
  readonly chapters?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The transcript as WebVTT, SubRip or plain text. Null doesn’t change it; empty removes it. Imports won’t overwrite what you enter.',
  })
  readonly transcript?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it is published, within two years. Null means right away, or no change for a stored one.',
  })
  readonly publishedAt?: Date | null;
}

@InputType('UpdateShowInput', {
  description:
    'The full show. Fields you leave out are cleared, except chapters, transcript and publishedAt.',
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
  @Field(() => ManagedShowType, { description: 'The show after the change.' })
  readonly show!: ManagedShowType;
}

@InputType('SetShowHiddenInput', { description: 'A show to hide, or to show again.' })
export class SetShowHiddenInput {
  @Field(() => Int, { description: 'The id of the show.' })
  readonly id!: number;

  @Field(() => Boolean, { description: 'True to hide it from visitors.' })
  readonly isHidden!: boolean;
}

@ObjectType('SetShowHiddenPayload', {
  description: 'The result of hiding or showing.',
  simpleResolvers: true,
})
export class SetShowHiddenPayload {
  @Field(() => ManagedShowType, { description: 'The show after the change.' })
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
  @Field(() => Int, { description: 'The id of the show, which may have been deleted.' })
  readonly showId!: number;
}
