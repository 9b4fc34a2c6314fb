import type { RequiredEntityData } from '@mikro-orm/core';
import type { FantasyPlayer } from '../../graph/roster/fantasy-player.entity.ts';
import type { InjuryCode } from '../../schema/roster.ts';
import type { Calendar } from './calendar.ts';

/** Position, jersey, name, starter, height, weight in pounds, age, seasons played. All invented. */
type Row = [string, number, string, 0 | 1, string, number, number, number];

const ROSTER: Row[] = [
  ['QB', 8, 'Tobin Marsh', 1, `6'2"`, 217, 25, 2],
  ['QB', 14, 'Eli Vandermeer', 0, `6'4"`, 224, 31, 9],
  ['QB', 17, 'Dax Holloway', 0, `6'3"`, 220, 23, 0],
  ['RB', 27, 'Jarrell Oakes', 1, `5'10"`, 212, 27, 5],
  ['RB', 33, 'Micah Tolliver', 0, `6'0"`, 221, 23, 1],
  ['RB', 21, 'Deshon Pryce', 0, `5'9"`, 198, 24, 2],
  ['RB', 38, 'Cole Abernathy', 0, `5'11"`, 208, 22, 0],
  ['FB', 44, 'Grady Munk', 0, `6'0"`, 244, 29, 6],
  ['WR', 11, 'Terrance Quillen', 1, `6'3"`, 214, 29, 7],
  ['WR', 84, 'Kai Lindqvist', 1, `6'2"`, 205, 24, 2],
  ['WR', 13, 'Amari Stokes-Bell', 1, `5'10"`, 184, 26, 4],
  ['WR', 19, 'Ronan Fitch', 0, `6'1"`, 199, 23, 1],
  ['WR', 81, 'Devonte Larkspur', 0, `6'4"`, 218, 22, 0],
  ['WR', 16, 'Isaiah Crane', 0, `5'11"`, 190, 28, 6],
  ['TE', 87, 'Beau Hatcher', 1, `6'5"`, 251, 27, 5],
  ['TE', 85, 'Marcus Ilunga', 0, `6'6"`, 260, 24, 2],
  ['TE', 88, 'Silas Wren', 0, `6'4"`, 246, 23, 0],
  ['LT', 72, 'Josiah Kerrigan', 1, `6'6"`, 318, 28, 6],
  ['LG', 66, 'Pita Fonoti', 1, `6'3"`, 331, 26, 4],
  ['C', 60, 'Luke Ansbach', 1, `6'3"`, 304, 25, 3],
  ['RG', 64, 'Wade Carlisle', 1, `6'4"`, 320, 30, 8],
  ['RT', 76, 'Anton Bukowski', 1, `6'7"`, 325, 29, 7],
  ['C', 62, 'Tyree Mobley', 0, `6'2"`, 299, 23, 1],
  ['G', 68, 'Owen Strickland', 0, `6'4"`, 315, 24, 2],
  ['T', 79, 'Darnell Sweeney', 0, `6'6"`, 322, 25, 2],
  ['DE', 95, 'Malik Harrow', 1, `6'4"`, 289, 27, 5],
  ['DE', 97, 'Jonah Tuimalu', 1, `6'3"`, 296, 25, 3],
  ['DE', 93, 'Brock Eddings', 0, `6'5"`, 284, 24, 1],
  ['DE', 91, 'Curtis Vale', 0, `6'3"`, 280, 31, 9],
  ['NT', 98, 'Samson Okoro', 1, `6'2"`, 327, 29, 7],
  ['NT', 99, 'Rufus Dell', 0, `6'1"`, 334, 24, 1],
  ['DT', 94, 'Emeka Adeyemi', 0, `6'3"`, 305, 26, 4],
  ['OLB', 55, 'Dorian Cash', 1, `6'4"`, 248, 26, 4],
  ['OLB', 52, 'Trevor Nakai', 1, `6'3"`, 252, 24, 2],
  ['OLB', 49, 'Hollis Grange', 0, `6'2"`, 243, 28, 6],
  ['OLB', 57, 'Xavier Pope', 0, `6'4"`, 246, 22, 0],
  ['ILB', 45, 'Garrett Sloan', 1, `6'1"`, 232, 28, 6],
  ['ILB', 54, 'Kendrick Mays', 1, `6'0"`, 229, 25, 3],
  ['ILB', 51, 'Nate Bellweather', 0, `6'2"`, 235, 23, 1],
  ['ILB', 58, 'Jordy Pike', 0, `6'1"`, 230, 22, 0],
  ['CB', 2, 'Lamont Rivers', 1, `6'1"`, 201, 25, 4],
  ['CB', 24, 'Tariq Beaumont', 1, `5'11"`, 192, 27, 5],
  ['CB', 26, 'Elijah Stroud', 0, `6'0"`, 195, 22, 0],
  ['CB', 29, 'Zeke Montrose', 0, `5'10"`, 188, 24, 2],
  ['CB', 35, 'Quincy Farrow', 0, `6'0"`, 190, 26, 3],
  ['CB', 37, 'Andre Lyle', 0, `5'11"`, 189, 23, 1],
  ['FS', 22, 'Roman Castellan', 1, `6'1"`, 204, 29, 7],
  ['FS', 36, 'Bryce Todd', 0, `6'0"`, 199, 24, 2],
  ['SS', 31, 'Deacon Albright', 1, `6'2"`, 214, 27, 5],
  ['SS', 30, 'Omar Haddix', 0, `6'0"`, 208, 23, 1],
  ['K', 3, 'Henrik Dahl', 1, `6'0"`, 192, 30, 8],
  ['P', 6, 'Fletcher Rowe', 1, `6'1"`, 205, 28, 5],
  ['LS', 46, 'Jake Molnar', 1, `6'2"`, 240, 32, 10],
];

const INJURIES: Record<string, [InjuryCode, string]> = {
  'Jarrell Oakes': ['Q', 'Ankle. Limited on Wednesday, full on Thursday.'],
  'Isaiah Crane': ['IR', 'Hamstring. Eligible to return in week 13.'],
  'Marcus Ilunga': ['O', 'Concussion protocol.'],
  'Wade Carlisle': ['Q', 'Knee soreness. Expected to play.'],
  'Curtis Vale': ['D', 'Shoulder.'],
  'Jordy Pike': ['IR', 'Wrist. Season over.'],
  'Tariq Beaumont': ['Q', 'Ribs. Limited all week.'],
  'Cole Abernathy': ['PUP', 'Achilles. Has not practised yet.'],
};

export function demoRoster(calendar: Calendar): RequiredEntityData<FantasyPlayer>[] {
  return ROSTER.map(([position, jersey, name, isStarter, height, weight, age, experience]) => ({
    name,
    position,
    jersey: String(jersey),
    isStarter: isStarter === 1,
    height,
    weight: `${weight} lbs`,
    age,
    experience,
    injuryStatus: INJURIES[name]?.[0] ?? null,
    injuryDetails: INJURIES[name]?.[1] ?? null,
    lastUpdated: calendar.ago(95),
    createdAt: calendar.at(-6, 0, '12:00'),
  }));
}
