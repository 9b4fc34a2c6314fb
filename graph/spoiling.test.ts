import { EVENTS_COME } from '../schema/held-events.ts';
import { buildGraphSchema } from './schema.ts';
import { AS_OF_A_MOMENT, HELD, TELLS_NOTHING } from './spoiling.ts';

const schema = buildGraphSchema();

test('each query and subscription says what it may give away, once', () => {
  const lines = [...AS_OF_A_MOMENT, ...Object.keys(HELD), ...TELLS_NOTHING];
  expect(lines.toSorted()).toEqual(Object.keys(schema.getQueryType()!.getFields()).toSorted());
  expect(Object.keys(EVENTS_COME).toSorted()).toEqual(
    Object.keys(schema.getSubscriptionType()!.getFields()).toSorted(),
  );
});
