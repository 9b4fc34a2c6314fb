import { Extensions, Field, ObjectType, registerEnumType } from 'type-graphql';
import {
  PART_STATES,
  type PartState,
  SITE_PARTS,
  type SitePart,
  type SitePartView,
  type SiteStatusView,
} from '../../schema/site/status.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';

const SitePartEnum = enumOf(SITE_PARTS);
registerEnumType(SitePartEnum, {
  name: 'SitePart',
  description: 'A part of the site that can have trouble of its own.',
  valuesConfig: {
    PAGES: { description: 'The website, the graph and the database behind them.' },
    LIVE: { description: 'Chat, likes and scores as they happen, on all servers.' },
    SCORES: { description: 'The feed of the game that is on.' },
    EMAIL: { description: 'Password links, the newsletter and other emails.' },
  },
});

const PartStateEnum = enumOf(PART_STATES);
registerEnumType(PartStateEnum, {
  name: 'PartState',
  description: 'How a part of the site is doing.',
  valuesConfig: {
    WORKING: { description: 'It does what it should.' },
    TROUBLED: { description: 'It is late or away; the rest of the site goes on without it.' },
  },
});

@ObjectType('SitePartStatus', {
  description: 'A part of the site and how it is doing.',
  simpleResolvers: true,
})
class SitePartStatusType implements SitePartView {
  @Field(() => SitePartEnum, { description: 'The part.' })
  readonly part!: SitePart;

  @Field(() => PartStateEnum, { description: 'How it is doing.' })
  readonly state!: PartState;
}

@ObjectType('SiteStatus', {
  description: 'How the site is doing, as the server that answers sees it.',
  simpleResolvers: true,
})
export class SiteStatusType implements SiteStatusView {
  @Field(() => DateTime, { description: 'The time of the server.' })
  readonly asOf!: Date;

  @Field(() => String, { description: 'The semantic version of the server.' })
  readonly version!: string;

  @Extensions({ listLength: SITE_PARTS.length })
  @Field(() => [SitePartStatusType], { description: 'Each part once, in the order of the enum.' })
  readonly parts!: readonly SitePartStatusType[];
}
