import { DateTime } from '../../core/instants.ts';
import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import {
  AUDIT_SUBJECTS,
  type AuditActorView,
  type AuditDetail,
  type AuditEntryView,
  type AuditSubject,
} from '../../../schema/accounts/audit.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

export const AuditSubjectEnum = enumOf(AUDIT_SUBJECTS);
registerEnumType(AuditSubjectEnum, {
  name: 'AuditSubject',
  description: 'A kind of thing that admins and moderators act on.',
  valuesConfig: {
    USER: { description: 'An account.' },
    QUESTION: { description: 'A question to the hosts.' },
    ARTICLE: { description: 'An article, or all with a tag.' },
    IMAGE: { description: 'A picture of an article.' },
    COMMENT: { description: 'A comment on an article.' },
    CHAT_MESSAGE: { description: 'A message of the game chat.' },
    PHOTO: { description: 'A photo of the Fan Zone.' },
    PHOTO_COMMENT: { description: 'A comment on a photo.' },
    CHECK_IN: { description: 'A check-in on game day.' },
    FILTER: { description: 'A filter of what members write.' },
    CONTENT_REPORT: { description: 'A report of a member.' },
    CONTACT_SUBMISSION: { description: 'A message of the contact form.' },
    SPONSOR: { description: 'A sponsor.' },
    NEWSLETTER: { description: 'A newsletter.' },
    SUBSCRIBER: { description: 'An address that gets the newsletter.' },
    BREAKING_NEWS: { description: 'News that was sent to everyone.' },
    PINNED_LINE: { description: 'The line above the chat.' },
    CONTENT_ITEM: { description: 'A show.' },
    GAME: { description: 'A game, its score or its plays.' },
    ROSTER_PLAYER: { description: 'A player of the team.' },
    APP_SETTING: { description: 'A setting of the site.' },
    EXPORT: { description: 'Figures that were downloaded.' },
  },
});

@ObjectType('AuditDetail', { simpleResolvers: true, description: 'One fact about an act.' })
export class AuditDetailType implements AuditDetail {
  @Field(() => String, { description: 'What it is about, e.g. from or to.' })
  readonly name!: string;

  @Field(() => String, { description: 'Text as it is, anything else as JSON.' })
  readonly value!: string;
}

@ObjectType('AuditEntry', {
  description: 'An act of moderation or administration.',
  simpleResolvers: true,
})
export class AuditEntryType implements AuditEntryView {
  @Field(() => Int, { description: 'The id of the entry.' })
  readonly id!: number;

  @Field(() => DateTime, { description: 'When it was done.' })
  readonly at!: Date;

  @Field(() => String, { description: 'Noun and verb, e.g. article.publish.' })
  readonly action!: string;

  @Field(() => AuditSubjectEnum, { description: 'The kind of thing it was done to.' })
  readonly subjectType!: AuditSubject;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of what it was done to, which may be gone; null where there is none.',
  })
  readonly subjectId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of who did it; null for the site itself, or if the account is gone.',
  })
  readonly actorId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null when the site itself acted, or the account was deleted.',
  })
  readonly actorName!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [AuditDetailType], { description: 'Names, counts, old values.' })
  readonly details!: AuditDetail[];
}

export const AuditEntryConnectionType = connectionType('AuditEntry', AuditEntryType);

@ObjectType('AuditActor', {
  simpleResolvers: true,
  description: 'Someone who appears in the trail.',
})
export class AuditActorType implements AuditActorView {
  @Field(() => Int, { description: 'The id of the account.' })
  readonly id!: number;

  @Field(() => String, { description: 'Their current name.' })
  readonly name!: string;
}
