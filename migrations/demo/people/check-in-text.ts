import type { Motif } from '../pictures/scenes.ts';

interface DemoCheckIn {
  readonly who: string;
  /** Mountain time of the game day. */
  readonly time: string;
  readonly location: string;
  readonly description?: string;
  /** Absent: without a picture. */
  readonly motif?: Motif;
  readonly isPending?: true;
}

/** Of the members that the rest of the demo knows. */
export const CHECK_INS: readonly DemoCheckIn[] = [
  { who: 'Keiko Tanaka', time: '13:05', location: 'Osaka, Japan' },
  {
    who: 'Greg Nakamura',
    time: '13:40',
    location: 'Grand Junction',
    description: 'Gas, coffee, four hours of I-70. On my way.',
    motif: ['road-trip', 'middle'],
  },
  { who: 'Sloane Merriweather', time: '15:02', location: 'Fort Collins' },
  {
    who: 'Ingrid Solberg',
    time: '15:20',
    location: 'Oslo',
    description: 'Half past midnight. The neighbors have been warned.',
    motif: ['bergen-window', 'wide'],
  },
  { who: 'Lena Fischer', time: '15:31', location: 'Munich, Germany' },
  { who: 'Oluwaseun Adebayo', time: '15:44', location: 'Abuja, Nigeria' },
  { who: 'Ben Ashworth', time: '15:58', location: 'London' },
  { who: 'Curtis Lockwood', time: '16:30', location: 'Wash Park, Denver' },
  {
    who: 'Rosalind Teague',
    time: '17:12',
    location: 'Lot J, row 9, under the orange tent',
    description: 'Chile is hot until five. OK, until kickoff.',
    motif: ['chile-pot', 'wide'],
  },
  { who: 'Jamal Whitfield', time: '17:15', location: 'Atlanta, GA' },
  {
    who: 'Priya Raman',
    time: '17:18',
    location: 'Boulder, laptop open',
    description: 'Third downs don’t chart themselves.',
  },
  { who: 'Claire Beaulieu', time: '17:21', location: 'Montréal' },
  {
    who: 'Vic Petrakis',
    time: '17:24',
    location: 'Las Vegas',
    description: 'Outnumbered on this map. Not in this house.',
  },
  { who: 'Dusty McAllister', time: '17:27', location: 'San Diego, CA' },
  {
    who: 'Aisling Byrne',
    time: '17:30',
    location: 'A pub in Galway',
    description: 'They kept the kitchen open for us.',
    motif: ['bar-tvs', 'middle'],
  },
  { who: 'Walt Pemberton', time: '17:33', location: 'Lakewood, the good recliner' },
  {
    who: 'Tommy Brandt',
    time: '17:34',
    location: 'Kansas City',
    description: 'Wearing orange to the grocery store. Pray for me.',
  },
  {
    who: 'Denise Okafor',
    time: '17:36',
    location: 'Section 314',
    description: 'Cowbell is in position.',
    motif: ['upper-deck', 'middle'],
  },
  { who: 'Hannah Cole', time: '17:40', location: 'Cheyenne, WY' },
  {
    who: 'Mateo Villalobos',
    time: '17:44',
    location: 'Chihuahua, México',
    description: 'La botana está lista.',
    motif: ['watch-party', 'middle'],
  },
  {
    who: 'Yolanda Trujillo',
    time: '17:48',
    location: 'Trinidad, CO',
    description: 'Three generations, one couch.',
    motif: ['three-generations', 'middle'],
  },
  {
    who: 'Ray Dominguez',
    time: '17:50',
    location: 'Corner bar in Pueblo, the one with the neon trout',
    isPending: true,
  },
];

/** Of fans who only check in: how many, and from where. */
export const CROWD: readonly (readonly [location: string, fans: number])[] = [
  ['Denver', 6],
  ['South Stands', 3],
  ['Colorado Springs', 3],
  ['Aurora, CO', 2],
  ['Highlands Ranch', 1],
  ['Durango', 1],
  ['Steamboat Springs', 1],
  ['Austin, TX', 3],
  ['El Paso, Texas', 2],
  ['Dallas', 1],
  ['Los Angeles', 3],
  ['Sacramento, CA', 1],
  ['Phoenix', 4],
  ['Tucson, AZ', 1],
  ['Tampa', 3],
  ['Orlando, FL', 2],
  ['Omaha', 2],
  ['Scottsbluff, Nebraska', 1],
  ['Laramie', 2],
  ['Salt Lake City', 3],
  ['Albuquerque', 3],
  ['Santa Fe, NM', 1],
  ['Wichita', 2],
  ['Chicago', 2],
  ['Seattle', 2],
  ['Portland, OR', 1],
  ['Reno', 1],
  ['Brooklyn', 2],
  ['Boston', 1],
  ['Virginia Beach', 1],
  ['Charlotte, NC', 2],
  ['Nashville', 1],
  ['Minneapolis', 2],
  ['Columbus, OH', 1],
  ['Bozeman', 1],
  ['Anchorage', 1],
  ['Honolulu', 1],
  ['Boise', 1],
  ['Rapid City, SD', 1],
  ['Tulsa', 1],
  ['Detroit', 1],
  ['Mexico City', 3],
  ['Monterrey', 1],
  ['Ramstein', 1],
  ['Night shift, break room', 1],
  ['On the road with the radio', 2],
];

export const FIRST_NAMES =
  'Alma Beth Cal Dana Eddie Faye Gus Helen Iris Joel Kim Leo Mara Ned Opal Pete Quinn Rosa Sam Tess Uma Vince Wes Xena Yuri Zoe Abe Bonnie Cruz Dolly Earl'.split(
    ' ',
  );
export const LAST_NAMES =
  'Archer Baca Chavez Dunn Eckert Flores Gallagher Huerta Ives Jaramillo Kessler Lund Maes Nolan Ortega Pruitt Quintana Romero Salas Thorne Ulrich Vigil Wyatt Yazzie Zamora Boone Cortez Dray Espinoza'.split(
    ' ',
  );
