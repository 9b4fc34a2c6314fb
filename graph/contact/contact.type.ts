import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  CONTACT_CATEGORIES,
  CONTACT_STATUSES,
  type ContactCategory,
  type ContactCounts,
  type ContactEventView,
  type ContactStatus,
  type ContactSubmissionView,
} from '../../schema/contact/contact.ts';
import { connectionType } from '../core/paging/connection.type.ts';

export const ContactCategoryEnum = enumOf(CONTACT_CATEGORIES);
registerEnumType(ContactCategoryEnum, {
  name: 'ContactCategory',
  description: 'What a message is about.',
  valuesConfig: {
    FEEDBACK: { description: 'What the sender thinks of the show or the site.' },
    IDEAS: { description: 'Something the show or the site could do.' },
    PROBLEM: { description: 'Something that doesn’t work.' },
    ADVERTISING: { description: 'From the form for partners.' },
  },
});

export const ContactStatusEnum = enumOf(CONTACT_STATUSES);
registerEnumType(ContactStatusEnum, {
  name: 'ContactStatus',
  description: 'What was done about a message.',
  valuesConfig: {
    NEW: { description: 'It was not read yet.' },
    REVIEWED: { description: 'It was read, and something is left to do.' },
    COMPLETED: { description: 'Nothing is left to do.' },
  },
});

@ObjectType('ContactSubmission', {
  description: 'A message from the contact or the advertising form. Plain text.',
  simpleResolvers: true,
})
export class ContactSubmissionType implements ContactSubmissionView {
  @Field(() => Int, { description: 'The id of the message.' })
  readonly id!: number;

  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number | null;

  @Field(() => String, { description: 'The sender’s name, as typed.' })
  readonly name!: string;

  @Field(() => String, { description: 'The sender’s address, as typed.' })
  readonly email!: string;

  @Field(() => ContactCategoryEnum, { description: 'What it is about.' })
  readonly category!: ContactCategory;

  @Field(() => String, { description: 'The text, as typed.' })
  readonly message!: string;

  @Field(() => ContactStatusEnum, { description: 'What was done about it.' })
  readonly status!: ContactStatus;

  @Field(() => DateTime, { description: 'When it was sent.' })
  readonly createdAt!: Date;
}

export const ContactSubmissionConnectionType = connectionType(
  'ContactSubmission',
  ContactSubmissionType,
);

@ObjectType('ContactCounts', {
  description: 'How many messages have each status.',
  simpleResolvers: true,
})
export class ContactCountsType implements ContactCounts {
  @Field(() => Int, { description: 'How many were not read yet.' })
  readonly new!: number;

  @Field(() => Int, { description: 'How many were read and are still to be finished.' })
  readonly reviewed!: number;

  @Field(() => Int, { description: 'How many are finished.' })
  readonly completed!: number;
}

@ObjectType('ContactEvent', {
  description: 'A message arrived, changed status or was deleted; carries how many are new.',
  simpleResolvers: true,
})
export class ContactEventType implements ContactEventView {
  @Field(() => Int, { description: 'The id of the message, which may be gone.' })
  readonly submissionId!: number;

  @Field(() => Int, { description: 'How many are new now.' })
  readonly newCount!: number;
}

@InputType('SubmitContactInput', { description: 'A message to the people behind the site.' })
export class SubmitContactInput {
  @Field(() => String, { description: 'The sender’s name; one line, 100 characters at most.' })
  readonly name!: string;

  @Field(() => String, { description: 'Where the reply goes.' })
  readonly email!: string;

  @Field(() => ContactCategoryEnum, {
    nullable: true,
    description: 'What the message is about. Has to be chosen; null is refused.',
  })
  readonly category?: ContactCategory | null;

  @Field(() => String, { description: 'Plain text, 5,000 characters at most.' })
  readonly message!: string;
}
