import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  SECURITY_EVENTS,
  type SecurityEventKind,
  type SecurityEventView,
} from '../../../schema/accounts/security-log.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

const kinds = Object.keys(SECURITY_EVENTS) as SecurityEventKind[];
const SecurityEventKindEnum = Object.fromEntries(kinds.map((kind) => [kind, kind])) as {
  readonly [Kind in SecurityEventKind]: Kind;
};
registerEnumType(SecurityEventKindEnum, {
  name: 'SecurityEventKind',
  description: 'What happened to an account.',
  valuesConfig: Object.fromEntries(
    kinds.map((kind) => [kind, { description: `Shown in the log as “${SECURITY_EVENTS[kind]}”.` }]),
  ),
});

@ObjectType('SecurityEvent', {
  description:
    'An entry in a member’s security log, stored for 90 days. Only the member and admins see it.',
  simpleResolvers: true,
})
export class SecurityEventType implements SecurityEventView<Date> {
  @Field(() => Int, { description: 'The id of the event.' }) readonly id!: number;

  @Field(() => Date, { description: 'When it happened.' }) readonly at!: Date;

  @Field(() => SecurityEventKindEnum, { description: 'What happened.' })
  readonly kind!: SecurityEventKind;

  @Field(() => String, { nullable: true, description: 'E.g. `Firefox on Linux`.' })
  readonly device!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the address, e.g. `203.0.113.*`.',
  })
  readonly network!: string | null;
}

export const SecurityEventConnectionType = connectionType('SecurityEvent', SecurityEventType);
