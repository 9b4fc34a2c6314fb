import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  CHECK_IN_PLACE_KINDS,
  type CheckInMapView,
  type CheckInPlaceView,
  type CheckInStatusView,
} from '../../schema/checkins.ts';
import type { GameView } from '../../schema/games/games.ts';
import { SMALLEST_GROUP } from '../../schema/site/metrics.ts';
import { DateTime } from '../core/instants.ts';
import { GameType } from '../games/game.type.ts';

const COARSE = `Counted in steps of ${SMALLEST_GROUP}: 0 means fewer than ${SMALLEST_GROUP}.`;

@ObjectType('CheckInStatus', {
  description: 'Whether it is a game day, on which fans check in, and when that changes.',
  simpleResolvers: true,
})
export class CheckInStatusType implements CheckInStatusView {
  @Field(() => Boolean, { description: 'True all day, in Mountain time, when there is a game.' })
  readonly isOpen!: boolean;

  @Field(() => GameType, {
    nullable: true,
    description: 'Today’s game while the day lasts, else the next; null if none is planned.',
  })
  readonly game!: GameView | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The midnight that begins the day of that game in Mountain time.',
  })
  readonly opensAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The midnight that ends that day.' })
  readonly closesAt!: Date | null;

  @Field(() => DateTime, { description: 'The server’s clock at this response.' })
  readonly asOf!: Date;
}

type PlaceKind = CheckInPlaceView['kind'];
const PlaceKindEnum = enumOf(CHECK_IN_PLACE_KINDS);
registerEnumType(PlaceKindEnum, {
  name: 'CheckInPlaceKind',
  description: 'What a place on the map of check-ins is.',
  valuesConfig: {
    STATE: { description: 'A state of the US, or Washington, DC.' },
    COUNTRY: { description: 'Another country.' },
    ELSEWHERE: { description: 'All check-ins whose location names no place that is recognized.' },
  },
});

@ObjectType('CheckInPlace', {
  description: 'A state or country from which fans checked in.',
  simpleResolvers: true,
})
export class CheckInPlaceType implements CheckInPlaceView {
  @Field(() => PlaceKindEnum, { description: 'State, country, or elsewhere.' })
  readonly kind!: PlaceKind;

  @Field(() => String, { nullable: true, description: 'Postal code of a state, e.g. CO.' })
  readonly code!: string | null;

  @Field(() => String, { nullable: true, description: 'In English; null for elsewhere.' })
  readonly name!: string | null;

  @Field(() => Int, {
    description: `Members with an approved check-in there, each counted once. ${COARSE}`,
  })
  readonly fans!: number;
}

@ObjectType('CheckInMap', {
  description: 'Where fans watched a game, from approved check-ins.',
  simpleResolvers: true,
})
export class CheckInMapType implements CheckInMapView {
  @Field(() => GameType, { description: 'The game they checked in to.' })
  readonly game!: GameView;

  @Field(() => Int, {
    description: `Members with an approved check-in, each counted once. ${COARSE}`,
  })
  readonly fans!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [CheckInPlaceType], {
    description: 'Only places with check-ins: most fans first, then by name; elsewhere is last.',
  })
  readonly places!: readonly CheckInPlaceView[];
}
