import { DateTime } from '../../core/instants.ts';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type {
  AuditActorView,
  AuditDetail,
  AuditEntryView,
} from '../../../schema/accounts/audit.ts';

@ObjectType('AuditDetail', { simpleResolvers: true })
export class AuditDetailType implements AuditDetail {
  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { description: 'Text as it is, anything else as JSON.' })
  readonly value!: string;
}

@ObjectType('AuditEntry', {
  description: 'An act of moderation or administration.',
  simpleResolvers: true,
})
export class AuditEntryType implements AuditEntryView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => DateTime)
  readonly at!: Date;

  @Field(() => String, { description: 'Noun and verb, e.g. article.publish.' })
  readonly action!: string;

  @Field(() => String, { description: 'The kind of thing it was done to, e.g. Article.' })
  readonly subjectType!: string;

  @Field(() => Int, { nullable: true })
  readonly subjectId!: number | null;

  @Field(() => Int, { nullable: true })
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

@ObjectType('AuditActor', { simpleResolvers: true })
export class AuditActorType implements AuditActorView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly name!: string;
}
