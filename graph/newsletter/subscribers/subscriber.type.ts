import { Day } from '../../core/days.ts';
import { GraphQLUpload } from 'graphql-upload-minimal';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import type { Team } from '../../../schema/games/teams.ts';
import type { SubscriberInput } from '../../../schema/news/subscriber-shape.ts';
import {
  IMPORT_ROW_KINDS,
  type ImportPreviewView,
  type ImportRowKind,
  type ImportRowView,
  PREVIEW_ROWS,
  SUBSCRIBER_STATES,
  type SubscriberState,
  type SubscriberView,
} from '../../../schema/news/subscribers.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { DateTime } from '../../core/instants.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

export const SubscriberStateEnum = enumOf(SUBSCRIBER_STATES);
registerEnumType(SubscriberStateEnum, {
  name: 'SubscriberState',
  description: 'Whether newsletters are sent to a subscriber.',
  valuesConfig: {
    SUBSCRIBED: { description: 'Newsletters are sent to them.' },
    WAITING: { description: 'They haven’t used the confirmation link yet.' },
    UNSUBSCRIBED: { description: 'They opted out.' },
    UNREACHABLE: { description: 'The mail server says the address doesn’t exist.' },
  },
});

@InputType('SubscribeInput', { description: 'Who is signing up for the newsletter.' })
export class SubscribeInputType implements SubscriberInput {
  @Field(() => String, { description: 'One line, 100 characters at most.' })
  readonly name!: string;

  @Field(() => String, { description: 'Where to email the link to confirm.' })
  readonly email!: string;

  @Field(() => String, { description: 'YYYY-MM-DD; at least 21 years ago.' })
  readonly birthday!: string;

  @Field(() => String, { nullable: true, description: 'One of the 32 teams; null means Denver.' })
  readonly favoriteTeam?: Team | null;
}

@ObjectType('SubscribePayload', {
  description: 'The same whether the address is known or not.',
  simpleResolvers: true,
})
export class SubscribePayload {
  @Field(() => String, { description: 'The address the link is being sent to.' })
  readonly email!: string;
}

@ObjectType('Subscriber', {
  description: 'A newsletter subscriber, as admins see them.',
  simpleResolvers: true,
})
export class SubscriberType implements SubscriberView {
  @Field(() => Int, { description: 'The id of the subscriber.' })
  readonly id!: number;

  @Field(() => String, { description: 'As they typed it.' })
  readonly name!: string;

  @Field(() => String, { description: 'As they typed it; unique regardless of case.' })
  readonly email!: string;

  @Field(() => Day, { description: 'The day of birth.' })
  readonly birthday!: string;

  @Field(() => String, { description: 'Of the 32 teams.' })
  readonly favoriteTeam!: string;

  @Field(() => SubscriberStateEnum, { description: 'Whether newsletters are sent to them.' })
  readonly state!: SubscriberState;

  @Field(() => DateTime, { description: 'When they first signed up, or were imported.' })
  readonly createdAt!: Date;
}

export const SubscriberConnectionType = connectionType('Subscriber', SubscriberType);

@ObjectType('SubscriberCounts', {
  description: 'How many subscribers are in each state.',
  simpleResolvers: true,
})
export class SubscriberCountsType {
  @Field(() => Int, { description: 'Newsletters are sent to them.' })
  readonly subscribed!: number;

  @Field(() => Int, { description: 'They haven’t confirmed yet.' })
  readonly waiting!: number;

  @Field(() => Int, { description: 'They opted out.' })
  readonly unsubscribed!: number;

  @Field(() => Int, { description: 'The mail server says the addresses don’t exist.' })
  readonly unreachable!: number;
}

@InputType('RemoveSubscriberInput', { description: 'A subscriber to remove.' })
export class RemoveSubscriberInput {
  @Field(() => Int, { description: 'The id of the subscriber.' })
  readonly id!: number;
}

@ObjectType('RemoveSubscriberPayload', {
  description: 'The result of a removal.',
  simpleResolvers: true,
})
export class RemoveSubscriberPayload {
  @Field(() => Int, { description: 'The id that was deleted.' })
  readonly deletedId!: number;
}

const KindEnum = enumOf(IMPORT_ROW_KINDS);
registerEnumType(KindEnum, {
  name: 'ImportRowKind',
  description: 'What an import does with a row.',
  valuesConfig: {
    NEW: { description: 'It is added.' },
    KNOWN: { description: 'The address is already known or has opted out. It doesn’t change.' },
    FAULTY: { description: 'It is left out.' },
  },
});

@ObjectType('ImportRow', { description: 'A row of a sheet of subscribers.', simpleResolvers: true })
export class ImportRowType implements ImportRowView {
  @Field(() => Int, { description: 'Line number in the sheet, counted from 1.' })
  readonly rowNumber!: number;

  @Field(() => KindEnum, { description: 'What the import does with it.' })
  readonly kind!: ImportRowKind;

  @Field(() => String, { description: 'The text in the sheet, up to 100 characters.' })
  readonly name!: string;

  @Field(() => String, { description: 'The text in the sheet, up to 100 characters.' })
  readonly email!: string;

  @Extensions({ listLength: 4 })
  @Field(() => [String], { description: 'Why it is not added, in English; empty for new rows.' })
  readonly reasons!: readonly string[];
}

@InputType('PreviewSubscribersInput', { description: 'A sheet to preview.' })
export class PreviewSubscribersInput {
  @Field(() => GraphQLUpload, {
    description: 'CSV, 5 MB and 10,000 rows at most; the first row names the columns.',
  })
  readonly file!: Promise<ReceivedFile>;
}

@ObjectType('PreviewSubscribersPayload', {
  description: 'What importing the sheet would do now.',
  simpleResolvers: true,
})
export class PreviewSubscribersPayload implements ImportPreviewView {
  @Field(() => Int, { description: 'Rows that would be added.' })
  readonly newCount!: number;

  @Field(() => Int, { description: 'Rows whose address is already known or has opted out.' })
  readonly knownCount!: number;

  @Field(() => Int, { description: 'Rows that can’t be added.' })
  readonly faultyCount!: number;

  @Extensions({ listLength: PREVIEW_ROWS })
  @Field(() => [ImportRowType], {
    description: `The first ${PREVIEW_ROWS} rows: faulty ones first, then known, then new.`,
  })
  readonly rows!: readonly ImportRowType[];
}

@InputType('ImportSubscribersInput', { description: 'A sheet to import.' })
export class ImportSubscribersInput extends PreviewSubscribersInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True: the admin states that these people already agreed to get the newsletter, which the trail records. False: each of them is emailed a link to confirm.',
  })
  readonly hasConsent!: boolean;
}

@ObjectType('ImportSubscribersPayload', {
  description: 'The result of an import.',
  simpleResolvers: true,
})
export class ImportSubscribersPayload {
  @Field(() => Int, { description: 'How many were added.' })
  readonly added!: number;
}

@ObjectType('SubscriberEvent', {
  description: 'Subscribers joined, confirmed or left: refetch.',
  simpleResolvers: true,
})
export class SubscriberEventType {
  @Field(() => Int, { nullable: true, description: 'The id; null if several changed.' })
  readonly subscriberId!: number | null;
}
