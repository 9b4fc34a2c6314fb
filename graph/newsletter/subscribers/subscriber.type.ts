import { GraphQLUpload } from 'graphql-upload-minimal';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Team } from '../../../schema/games/teams.ts';
import type { SubscriberInput } from '../../../schema/news/subscriber-shape.ts';
import {
  type ImportPreviewView,
  type ImportRowKind,
  type ImportRowView,
  PREVIEW_ROWS,
  type SubscriberState,
  type SubscriberView,
} from '../../../schema/news/subscribers.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { DateTime } from '../../core/instants.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

export const SubscriberStateEnum: { readonly [State in SubscriberState]: State } = {
  SUBSCRIBED: 'SUBSCRIBED',
  WAITING: 'WAITING',
  UNSUBSCRIBED: 'UNSUBSCRIBED',
  UNREACHABLE: 'UNREACHABLE',
};
registerEnumType(SubscriberStateEnum, {
  name: 'SubscriberState',
  description: 'Whether newsletters are sent to a subscriber.',
  valuesConfig: {
    SUBSCRIBED: { description: 'Newsletters are sent to them.' },
    WAITING: { description: 'They have not confirmed by the mailed link yet.' },
    UNSUBSCRIBED: { description: 'They opted out.' },
    UNREACHABLE: { description: 'The mail server says that there is no such address.' },
  },
});

@InputType('SubscribeInput', { description: 'Who asks for the newsletter.' })
export class SubscribeInputType implements SubscriberInput {
  @Field(() => String, { description: 'One line, 100 characters at most.' })
  readonly name!: string;

  @Field(() => String, { description: 'To which a link is mailed that confirms.' })
  readonly email!: string;

  @Field(() => String, { description: 'YYYY-MM-DD; at least 21 years ago.' })
  readonly birthday!: string;

  @Field(() => String, { nullable: true, description: 'One of the 32 teams; null: Denver.' })
  readonly favoriteTeam?: Team | null;
}

@ObjectType('SubscribePayload', {
  description: 'The same whether the address is known or not.',
  simpleResolvers: true,
})
export class SubscribePayload {
  @Field(() => String, { description: 'The address that a link is on its way to.' })
  readonly email!: string;
}

@ObjectType('Subscriber', {
  description: 'Who asked for the newsletter, as admins see them.',
  simpleResolvers: true,
})
export class SubscriberType implements SubscriberView {
  @Field(() => Int, { description: 'The id of the subscriber.' })
  readonly id!: number;

  @Field(() => String, { description: 'As they typed it.' })
  readonly name!: string;

  @Field(() => String, { description: 'As they typed it; unique regardless of case.' })
  readonly email!: string;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  readonly birthday!: string;

  @Field(() => String, { description: 'Of the 32 teams.' })
  readonly favoriteTeam!: string;

  @Field(() => SubscriberStateEnum, { description: 'Whether newsletters are sent to them.' })
  readonly state!: SubscriberState;

  @Field(() => DateTime, { description: 'When they asked first, or were imported.' })
  readonly createdAt!: Date;
}

export const SubscriberConnectionType = connectionType('Subscriber', SubscriberType);

@ObjectType('SubscriberCounts', {
  description: 'How many subscribers there are of each state.',
  simpleResolvers: true,
})
export class SubscriberCountsType {
  @Field(() => Int, { description: 'Newsletters are sent to them.' })
  readonly subscribed!: number;

  @Field(() => Int, { description: 'They have not confirmed yet.' })
  readonly waiting!: number;

  @Field(() => Int, { description: 'They opted out.' })
  readonly unsubscribed!: number;

  @Field(() => Int, { description: 'The mail server says that there are no such addresses.' })
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
  @Field(() => Int, { description: 'The id that is gone.' })
  readonly deletedId!: number;
}

const KindEnum: { readonly [Kind in ImportRowKind]: Kind } = {
  NEW: 'NEW',
  KNOWN: 'KNOWN',
  FAULTY: 'FAULTY',
};
registerEnumType(KindEnum, {
  name: 'ImportRowKind',
  description: 'What an import does with a row.',
  valuesConfig: {
    NEW: { description: 'It is added.' },
    KNOWN: { description: 'The address is there already, or opted out, and stays as it is.' },
    FAULTY: { description: 'It is left out.' },
  },
});

@ObjectType('ImportRow', { description: 'A row of a sheet of subscribers.', simpleResolvers: true })
export class ImportRowType implements ImportRowView {
  @Field(() => Int, { description: 'As people count the lines of the sheet.' })
  readonly rowNumber!: number;

  @Field(() => KindEnum, { description: 'What an import does with it.' })
  readonly kind!: ImportRowKind;

  @Field(() => String, { description: 'As it is in the sheet, cut at 100 characters.' })
  readonly name!: string;

  @Field(() => String, { description: 'As it is in the sheet, cut at 100 characters.' })
  readonly email!: string;

  @Extensions({ listLength: 4 })
  @Field(() => [String], { description: 'Why it is not added, in English; empty for new rows.' })
  readonly reasons!: readonly string[];
}

@InputType('PreviewSubscribersInput', { description: 'A sheet to look at.' })
export class PreviewSubscribersInput {
  @Field(() => GraphQLUpload, {
    description: 'CSV, 5 MB and 10,000 rows at most; the first row names the columns.',
  })
  readonly file!: Promise<ReceivedFile>;
}

@ObjectType('PreviewSubscribersPayload', {
  description: 'What an import of the sheet would do now.',
  simpleResolvers: true,
})
export class PreviewSubscribersPayload implements ImportPreviewView {
  @Field(() => Int, { description: 'Rows that would be added.' })
  readonly newCount!: number;

  @Field(() => Int, { description: 'Rows whose address is there already, or opted out.' })
  readonly knownCount!: number;

  @Field(() => Int, { description: 'Rows that can’t be added.' })
  readonly faultyCount!: number;

  @Extensions({ listLength: PREVIEW_ROWS })
  @Field(() => [ImportRowType], {
    description: `The first ${PREVIEW_ROWS} rows: the faulty, then the known, then the new.`,
  })
  readonly rows!: readonly ImportRowType[];
}

@InputType('ImportSubscribersInput', { description: 'A sheet to import.' })
export class ImportSubscribersInput extends PreviewSubscribersInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True: the admin states that these people agreed elsewhere to get the newsletter, which the trail records. False: each is mailed a link to confirm by.',
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
  description: 'Subscribers came, confirmed or went: refetch.',
  simpleResolvers: true,
})
export class SubscriberEventType {
  @Field(() => Int, { nullable: true, description: 'The id; null: several, or many.' })
  readonly subscriberId!: number | null;
}
