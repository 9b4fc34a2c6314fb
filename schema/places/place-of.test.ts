import { LOCATION_MAX } from '../checkins.ts';
import { CITIES_OF_STATES, NAMES_OF_COUNTRIES } from './cities.ts';
import { placeOf } from './place-of.ts';
import { US_STATES } from './states.ts';

const AT_HOME = { isHome: true };
const AWAY = { isHome: false };

test.each([
  // City and state, as addresses are written.
  ['Pueblo, CO', 'CO'],
  ['pueblo, co', 'CO'],
  ['Pueblo CO 81003', 'CO'],
  ['Austin, TX, USA', 'TX'],
  ['Lincoln, NE', 'NE'],
  ['Anytown, OR', 'OR'],
  ['Sports bar in Cedar Falls IA', 'IA'],
  ['PUEBLO, CO', 'CO'],
  ['Denver, CO, section 12', 'CO'],
  // Names of states, in both languages and with or without accents.
  ['My garage in northern Colorado', 'CO'],
  ['Somewhere in new mexico', 'NM'],
  ['Roswell, Nuevo México', 'NM'],
  ['West Virginia', 'WV'],
  ['Washington, D.C.', 'DC'],
  ['Washington, DC', 'DC'],
  ['Walla Walla, Washington', 'WA'],
  ['Georgia', 'GA'],
  // Cities that need no state.
  ['Corner bar in Pueblo, the one with the neon trout', 'CO'],
  ['DENVER', 'CO'],
  ['Ft. Collins', 'CO'],
  ['St. Louis', 'MO'],
  ['Kansas City', 'MO'],
  ['Kansas City, Kansas', 'KS'],
  ['Kansas City, KS', 'KS'],
  ['Coeur d’Alene', 'ID'],
  // The last place counts.
  ['Texas Roadhouse, Denver', 'CO'],
  ['Denver Ave, Fort Worth', 'TX'],
  ['Las Vegas, New Mexico', 'NM'],
  ['Paris, Texas', 'TX'],
  ['Dublin, OH', 'OH'],
  ['London, Ontario', 'Canada'],
  ['Lima, Ohio', 'OH'],
  // Countries.
  ['Mexico City', 'Mexico'],
  ['Chihuahua, México', 'Mexico'],
  ['Múnich, Alemania', 'Germany'],
  ['A pub in Galway', 'Ireland'],
  ['Osaka, Japan', 'Japan'],
  ['London', 'United Kingdom'],
  ['Tbilisi, Georgia', 'GA'],
  ['Toronto, CA', 'Canada'],
  ['Toronto, ON', 'Canada'],
  ['Berlin, DE', 'Germany'],
  ['Bogotá, CO', 'Colombia'],
  // The stadium.
  ['Empower Field at Mile High', 'CO'],
  ['South Stands, row 9', 'CO'],
  ['Section 314, Arrowhead', 'MO'],
  // None that is known, or no place at all.
  ['My couch', null],
  ['On a plane, row of three', null],
  ['At home with ma', null],
  ['Watching with PA', 'PA'],
  ['COME ON IN', null],
  ['Hi, me again', null],
  ['United States', null],
  ['Other', null],
  ['constructor', null],
  ['🏈🏈🏈', null],
  ['東京', null],
])('%s is in %s', (location, place) => {
  expect(placeOf(location, AWAY)).toBe(place);
});

test.each(['Section 314', 'sec. 12', 'Lot J, row 9, under the orange tent', 'The tailgate'])(
  '%s is in our stadium, when the game is at home',
  (location) => {
    expect(placeOf(location, AT_HOME)).toBe('CO');
    expect(placeOf(location, AWAY)).toBeNull();
  },
);

test('every name of the lists is recognized as its own place', () => {
  const lists = [...Object.entries(CITIES_OF_STATES), ...Object.entries(NAMES_OF_COUNTRIES)];
  for (const [place, names] of [...lists, ...Object.entries(US_STATES)])
    for (const name of names.includes(', DC') ? [names] : names.split(', '))
      expect([name, placeOf(name, AWAY)]).toEqual([name, place]);
});

test('what is beyond the longest location is not read', () => {
  const filler = 'x'.repeat(LOCATION_MAX - 7);
  expect(placeOf(`${filler} Denver`, AWAY)).toBe('CO');
  expect(placeOf(`${filler}x Denver`, AWAY)).toBeNull();
});
