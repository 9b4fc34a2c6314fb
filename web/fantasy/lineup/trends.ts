import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { EnumName } from '../../../schema/enum-names.ts';
import type { Trend } from '../../../schema/fantasy/dashboard.ts';
import type { Text } from '../../../schema/language/english.ts';

/** Which way points go, in words and as a sign. */
export const TRENDS = {
  UP: ['Trending up', TrendingUp],
  DOWN: ['Trending down', TrendingDown],
  STABLE: ['Steady', Minus],
  OTHER: ['A trend shows from the second game on', null],
} as const satisfies Record<EnumName<Trend>, readonly [words: Text, icon: LucideIcon | null]>;
