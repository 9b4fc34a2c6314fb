import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ContactCategory,
  ContactCounts,
  ContactEventView,
  ContactStatus,
  ContactSubmissionView,
} from '../../schema/contact/contact.ts';

const ContactCategoryEnum: { readonly [Category in ContactCategory]: Category } = {
  feedback: 'feedback',
  ideas: 'ideas',
  problem: 'problem',
  advertising: 'advertising',
};
registerEnumType(ContactCategoryEnum, { name: 'ContactCategory' });

const ContactStatusEnum: { readonly [Status in ContactStatus]: Status } = {
  new: 'new',
  reviewed: 'reviewed',
  completed: 'completed',
};
registerEnumType(ContactStatusEnum, { name: 'ContactStatus' });

@ObjectType('ContactSubmission', {
  description: 'A message from the contact or the advertising form. Plain text.',
  simpleResolvers: true,
})
export class ContactSubmissionType implements ContactSubmissionView {
  @Field(() => Int) readonly id!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Who was signed in when it was sent, as long as the account is there.',
  })
  readonly userId!: number | null;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly email!: string;
  @Field(() => ContactCategoryEnum) readonly category!: ContactCategory;
  @Field(() => String) readonly message!: string;
  @Field(() => ContactStatusEnum) readonly status!: ContactStatus;
  @Field(() => DateTime) readonly createdAt!: Date;
}

@ObjectType('ContactCounts', {
  description: 'How many messages have each status.',
  simpleResolvers: true,
})
export class ContactCountsType implements ContactCounts {
  @Field(() => Int) readonly new!: number;
  @Field(() => Int) readonly reviewed!: number;
  @Field(() => Int) readonly completed!: number;
}

@ObjectType('ContactEvent', {
  description: 'A message arrived, changed status or was deleted; carries how many are new.',
  simpleResolvers: true,
})
export class ContactEventType implements ContactEventView {
  @Field(() => Int) readonly submissionId!: number;
  @Field(() => Int) readonly newCount!: number;
}

@InputType('SubmitContact')
export class SubmitContact {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly email!: string;
  @Field(() => String, { description: 'feedback, ideas, problem or advertising' })
  readonly category!: string;
  @Field(() => String) readonly message!: string;
}
