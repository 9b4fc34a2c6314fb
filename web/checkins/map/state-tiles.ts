import { isStateCode, type StateCode } from '../../../schema/places/states.ts';

/** The states as hexagons, about where they are: every second row is half a hexagon to the right. */
const PICTURE = `
AK                                      ME
                                  VT  NH
WA  ID  MT  ND  MN  WI  MI      NY  MA  RI
  OR  NV  WY  SD  IA  IL  IN  OH  PA  CT
    CA  UT  CO  NE  MO  KY  WV  MD  NJ
      AZ  NM  KS  AR  TN  VA  DC  DE
            OK  LA  MS  AL  NC
  HI          TX          GA  SC
                            FL
`;
/** Characters of the picture from one hexagon to the next. */
const STEP = 4;

const WIDTH = 10;
const RADIUS = WIDTH / Math.sqrt(3);
const ROW = RADIUS * 1.5;

export interface StateTile {
  readonly code: StateCode;
  /** The middle of the hexagon. */
  readonly x: number;
  readonly y: number;
}

export const STATE_TILES: readonly StateTile[] = PICTURE.trim()
  .split('\n')
  .flatMap((line, row) =>
    [...line.matchAll(/[A-Z]{2}/g)].flatMap(({ 0: code, index }) =>
      isStateCode(code)
        ? [{ code, x: (index / STEP) * WIDTH + WIDTH / 2, y: row * ROW + RADIUS }]
        : [],
    ),
  );

const [columns, rows] = [11, 9];
export const MAP_SIZE = { width: columns * WIDTH, height: (rows - 1) * ROW + 2 * RADIUS };

/** A hexagon around 0, 0 that leaves a gap to its neighbors. Its corners are rounded by its outline. */
export const HEXAGON = `M${[0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = (corner * Math.PI) / 3 + Math.PI / 6;
    const radius = RADIUS - 1.35;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  })
  .join('L')}Z`;
