import { nameOf } from '../enum-names.ts';
import type { Text } from '../language/english.ts';

/** Colors of an avatar without a picture. `default` looks like navy-orange. */
export interface AvatarPalette {
  readonly id: string;
  readonly name: Text;
  readonly bg: string;
  readonly text: string;
  readonly border: string;
}

const NAVY = '#002244';
const ORANGE = '#FB4F14';
/** White initials on the plain orange reach only 3.4:1; this one reaches 5.3:1. */
const DEEP_ORANGE = '#C43A00';
const WHITE = '#FFFFFF';

export const AVATAR_PALETTES = [
  { id: 'orange-navy', name: 'Orange, Navy', bg: ORANGE, text: NAVY, border: NAVY },
  { id: 'navy-orange', name: 'Navy, Orange', bg: NAVY, text: ORANGE, border: ORANGE },
  {
    id: 'white-orange-navy',
    name: 'White, Orange, Navy',
    bg: WHITE,
    text: DEEP_ORANGE,
    border: NAVY,
  },
  {
    id: 'orange-white-navy',
    name: 'Orange, White, Navy',
    bg: DEEP_ORANGE,
    text: WHITE,
    border: NAVY,
  },
  { id: 'white-navy-orange', name: 'White, Navy, Orange', bg: WHITE, text: NAVY, border: ORANGE },
  { id: 'orange-navy-white', name: 'Orange, Navy, White', bg: ORANGE, text: NAVY, border: WHITE },
  { id: 'default', name: 'Default', bg: NAVY, text: ORANGE, border: ORANGE },
] as const satisfies readonly AvatarPalette[];

export type AvatarType = (typeof AVATAR_PALETTES)[number]['id'];

export const AVATAR_TYPES = AVATAR_PALETTES.map((palette) => palette.id) as [
  AvatarType,
  ...AvatarType[],
];

/** Up to two letters for an avatar without a picture: first and last word of the name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toLocaleUpperCase('en')).join('');
}

/** The palette of an avatar type, named as in the graph; unknown names fall back to the default. */
export function paletteOf(avatarType: string): AvatarPalette {
  return AVATAR_PALETTES.find(({ id }) => nameOf(id) === avatarType) ?? AVATAR_PALETTES.at(-1)!;
}
