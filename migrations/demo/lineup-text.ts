/** Two receivers, back, tight end, flex, defender; `captain` says which of the six counts twice. */
export interface DemoLineup {
  readonly member: string;
  readonly name: string;
  readonly picks: readonly [string, string, string, string, string, string];
  readonly captain: 0 | 1 | 2 | 3 | 4 | 5;
}

const Q = 'Terrance Quillen';
const L = 'Kai Lindqvist';
const S = 'Amari Stokes-Bell';
const O = 'Jarrell Oakes';
const T = 'Micah Tolliver';
const H = 'Beau Hatcher';

export const LINEUPS: readonly DemoLineup[] = [
  {
    member: 'Sloane Merriweather',
    name: 'Commissioner’s Privilege',
    picks: [Q, L, O, H, S, 'Garrett Sloan'],
    captain: 0,
  },
  {
    member: 'Rosalind Teague',
    name: 'Green Chile Express',
    picks: [Q, S, O, H, L, 'Dorian Cash'],
    captain: 5,
  },
  {
    member: 'Buck Harlan',
    name: 'High Voltage',
    picks: [Q, L, O, H, T, 'Malik Harrow'],
    captain: 0,
  },
  {
    member: 'Priya Raman',
    name: 'Third and Nerdy',
    picks: [Q, L, O, H, S, 'Lamont Rivers'],
    captain: 5,
  },
  {
    member: 'Mateo Villalobos',
    name: 'Los Potros',
    picks: [L, S, O, H, Q, 'Kendrick Mays'],
    captain: 4,
  },
  {
    member: 'Ingrid Solberg',
    name: 'Midnight Sun',
    picks: [L, Q, T, H, S, 'Garrett Sloan'],
    captain: 1,
  },
  {
    member: 'Denise Okafor',
    name: 'More Cowbell',
    picks: [Q, S, O, H, T, 'Dorian Cash'],
    captain: 2,
  },
  {
    member: 'Curtis Lockwood',
    name: 'Locked Wood',
    picks: [Q, 'Ronan Fitch', O, H, L, 'Samson Okoro'],
    captain: 0,
  },
  {
    member: 'Ray Dominguez',
    name: 'Steel City South',
    picks: [L, S, O, 'Silas Wren', Q, 'Trevor Nakai'],
    captain: 2,
  },
  {
    member: 'Aisling Byrne',
    name: 'Emerald Ponies',
    picks: [Q, L, O, H, S, 'Garrett Sloan'],
    captain: 0,
  },
  {
    member: 'Keiko Tanaka',
    name: 'Monday Coffee',
    picks: [S, L, 'Deshon Pryce', H, Q, 'Deacon Albright'],
    captain: 4,
  },
  {
    member: 'Jamal Whitfield',
    name: 'Whit and Wisdom',
    picks: [Q, 'Devonte Larkspur', T, H, O, 'Roman Castellan'],
    captain: 4,
  },
  {
    member: 'Walt Pemberton',
    name: 'Swaying Stands',
    picks: [L, 'Ronan Fitch', O, H, S, 'Tariq Beaumont'],
    captain: 3,
  },
  {
    member: 'Greg Nakamura',
    name: 'Orange Van',
    picks: [Q, L, T, H, O, 'Malik Harrow'],
    captain: 1,
  },
  {
    member: 'Claire Beaulieu',
    name: 'Snow Game Society',
    picks: [S, Q, O, H, L, 'Jonah Tuimalu'],
    captain: 1,
  },
  {
    member: 'Vic Petrakis',
    name: 'Wrong Colors',
    picks: ['Ronan Fitch', 'Devonte Larkspur', 'Deshon Pryce', 'Silas Wren', T, 'Samson Okoro'],
    captain: 5,
  },
];
