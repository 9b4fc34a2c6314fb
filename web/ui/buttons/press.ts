import type { MouseEvent } from 'react';

/** What a button was pressed with. */
export type Press = 'pointer' | 'keys';

/** Browsers count the clicks of a pointer; keys make one that is not counted. */
export const pressOf = ({ detail }: MouseEvent): Press => (detail === 0 ? 'keys' : 'pointer');
