import { DateTime } from '../../core/instants.ts';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type {
  AuditActorView,
  AuditDetail,
  AuditEntryView,
} from '../../../schema/accounts/audit.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

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

  @Field(() => String, { description: 'The kind of thing it was done to, e.g. Article.' })
  readonly subjectType!: string;

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
