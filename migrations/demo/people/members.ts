import type { AvatarType } from '../../../schema/accounts/avatars.ts';
import type { Team } from '../../../schema/games/teams.ts';
import { DEMO_MAIL } from '../../../graph/accounts/users/demo-members.ts';
import type { Calendar } from '../calendar.ts';

interface Member {
  name: string;
  avatar: AvatarType;
  /** Days before the demo begins on which they signed up. */
  joined: number;
  team?: Team;
  country?: string;
  bio?: string;
  is?: 'admin' | 'mvp';
}

const MEMBERS: Member[] = [
  {
    name: 'Orange Weekly Desk',
    avatar: 'orange-navy',
    joined: 410,
    is: 'admin',
    bio: 'We’re the ones who answer your emails.',
  },
  {
    name: 'Rosalind Teague',
    avatar: 'navy-orange',
    joined: 388,
    is: 'mvp',
    bio: 'South Stands since I could climb the steps. I bring the green chile.',
  },
  {
    name: 'Buck Harlan',
    avatar: 'orange-white-navy',
    joined: 372,
    is: 'mvp',
    bio: 'Retired lineman (power, not football).',
  },
  {
    name: 'Priya Raman',
    avatar: 'white-orange-navy',
    joined: 351,
    bio: 'I chart every third down so you don’t have to.',
  },
  {
    name: 'Mateo Villalobos',
    avatar: 'default',
    joined: 340,
    country: 'Mexico',
    bio: 'Chihuahua, a las seis, con botana.',
  },
  {
    name: 'Ingrid Solberg',
    avatar: 'white-navy-orange',
    joined: 322,
    country: 'Norway',
    bio: 'Kickoff’s at 10 p.m. here. Worth it.',
  },
  { name: 'Curtis Lockwood', avatar: 'orange-navy-white', joined: 305 },
  {
    name: 'Denise Okafor',
    avatar: 'orange-navy',
    joined: 291,
    bio: 'Section 314. I’m the one with the cowbell. Sorry.',
  },
  {
    name: 'Tommy Brandt',
    avatar: 'navy-orange',
    joined: 277,
    team: 'Kansas City Chiefs',
    bio: 'Behind enemy lines. My wife is from Pueblo.',
  },
  { name: 'Lena Fischer', avatar: 'default', joined: 263, country: 'Germany' },
  {
    name: 'Ray Dominguez',
    avatar: 'orange-white-navy',
    joined: 244,
    bio: 'Pueblo. Steel, peppers, football.',
  },
  { name: 'Aisling Byrne', avatar: 'white-orange-navy', joined: 231, country: 'Ireland' },
  {
    name: 'Walt Pemberton',
    avatar: 'white-navy-orange',
    joined: 214,
    bio: 'Saw the old stadium sway. Twice.',
  },
  {
    name: 'Keiko Tanaka',
    avatar: 'orange-navy',
    joined: 199,
    country: 'Japan',
    bio: 'Monday morning football with coffee.',
  },
  { name: 'Jamal Whitfield', avatar: 'navy-orange', joined: 183 },
  {
    name: 'Sloane Merriweather',
    avatar: 'orange-navy-white',
    joined: 168,
    bio: 'Fort Collins. Fantasy commissioner, undefeated in arguments.',
  },
  {
    name: 'Vic Petrakis',
    avatar: 'default',
    joined: 142,
    team: 'Las Vegas Raiders',
    bio: 'Yes, that team. Be nice.',
  },
  { name: 'Hannah Cole', avatar: 'orange-white-navy', joined: 126 },
  { name: 'Oluwaseun Adebayo', avatar: 'white-orange-navy', joined: 101, country: 'Nigeria' },
  {
    name: 'Greg Nakamura',
    avatar: 'navy-orange',
    joined: 88,
    bio: 'Grand Junction. Four hours each way, every home game.',
  },
  {
    name: 'Claire Beaulieu',
    avatar: 'white-navy-orange',
    joined: 67,
    country: 'Canada',
    bio: 'Came for the snow games.',
  },
  { name: 'Dusty McAllister', avatar: 'orange-navy', joined: 52, team: 'Los Angeles Chargers' },
  {
    name: 'Yolanda Trujillo',
    avatar: 'orange-navy-white',
    joined: 33,
    bio: 'Third generation. My grandmother had opinions about the punter.',
  },
  {
    name: 'Ben Ashworth',
    avatar: 'default',
    joined: 17,
    country: 'United Kingdom',
    team: 'New York Jets',
    bio: 'Came for the London game. Switched sides at halftime.',
  },
  { name: 'Nia Robinson', avatar: 'navy-orange', joined: 4 },
];

export const emailOf = (name: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${DEMO_MAIL}`;

export function demoMembers(passwordHash: string, calendar: Calendar) {
  return MEMBERS.map(({ name, avatar, joined, team, country, bio, is }, index) => ({
    name,
    email: emailOf(name),
    password: passwordHash,
    avatarType: avatar,
    bio: bio ?? null,
    favoriteTeam: team ?? 'Denver Broncos',
    country: country ?? 'United States',
    isAdmin: is === 'admin',
    isMvp: is === 'mvp',
    createdAt: calendar.ago(joined * 1440 - index * 37),
    emailProvenAt: calendar.ago(joined * 1440 - index * 37),
  }));
}
