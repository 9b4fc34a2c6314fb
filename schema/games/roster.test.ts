import { POSITIONS, positionGroupOf, positionName, shortNameOf } from './roster.ts';

test.each([
  ['Offense', 'QB RB FB WR TE LT LG C RG RT G T OL'],
  ['Defense', 'DE DT NT LB OLB ILB MLB CB S SS FS DB'],
  ['Special Teams', 'K P LS'],
] as const)('%s has the positions %s, each with a name', (group, codes) => {
  const positions = codes.split(' ');
  expect(Object.keys(POSITIONS[group])).toEqual(positions);
  for (const position of positions) {
    expect(positionGroupOf(position)).toBe(group);
    expect(positionName(position)).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
  }
});

test.each([
  ['UNK', 'Unknown'],
  ['EDGE', 'EDGE'],
  ['', ''],
  ['constructor', 'constructor'],
])('a position like %j counts as Defense', (position, name) => {
  expect([positionGroupOf(position), positionName(position)]).toEqual(['Defense', name]);
});

test.each([
  ['Tobin Marsh', 'Marsh'],
  ['Amari Stokes-Bell', 'Stokes-Bell'],
  ['Pat Surname Jr.', 'Jr.'],
  ['Solo', 'Solo'],
  ['  ', ''],
])('the short name of %j is its last word', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
