import type { EnglishText } from '../../schema/language/english.ts';
import type { Fan } from '../support/fan.ts';

/** Who looks: a newcomer is before the age gate, a commuter has the site's worker and loses the network. */
export type Who = 'newcomer' | 'visitor' | 'commuter' | 'member' | 'admin';

/** Which of the sites of a gallery: with the demo season, with nothing, or while a game is played. */
export type SiteName = 'demo' | 'empty' | 'game';

/** The text in the language of the one who looks. */
export type Say = (text: EnglishText) => string;

/** Something to take pictures of. */
export interface Screen {
  /** As its folder is named: `pages/home`, and `pages/home.loading` for a state. */
  readonly name: string;
  readonly site: SiteName;
  readonly who: Who;
  /** With data, in English and translated, light and dark; a state is taken once in each window. */
  readonly isFilled: boolean;
  /** Opened again in each window, because it closes or differs when the window changes. */
  readonly isOpenedPerSize?: boolean;
  /** Opens it. False: here it has no such state. */
  open(fan: Fan, say: Say): Promise<boolean>;
}
