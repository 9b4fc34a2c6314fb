import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { Trend } from '../../../schema/fantasy/dashboard.ts';
import type { Text } from '../../../schema/language/english.ts';

/** Which way points go, in words and as a sign. */
export const TRENDS = {
  up: ['Trending up', TrendingUp],
  down: ['Trending down', TrendingDown],
  stable: ['Steady', Minus],
  other: ['A trend shows from the second game on', null],
} as const satisfies Record<Trend, readonly [words: Text, icon: LucideIcon | null]>;
