import type { Text } from '../language/english.ts';

/** By which rules others may build on the graph, in a few lines. The last one says whom to write to. */
export const TERMS = [
  'The graph is free, for fun or for business. You don’t need to ask us first.',
  'Name the site and link to it.',
  'Scores, schedules and show listings are yours to use.',
  'Articles, episodes and photos belong to the people who made them. Show a title, a short excerpt and a link.',
  'Show members’ names and pictures only next to what they posted. Don’t build profiles from them.',
  'When a member edits or deletes a post, do the same to your copy within a day.',
  'Don’t sell members’ posts, train models on them or use them to contact anyone.',
  'Don’t pass your app off as ours, or as the team’s.',
  'We don’t promise uptime, speed or accuracy. Scores can be late or wrong, so don’t bet on them.',
] as const satisfies readonly Text[];
