import { BUTTONS } from './parts/buttons.tsx';
import { DIALOGS } from './parts/dialogs.tsx';
import { FORMS } from './parts/forms.tsx';
import { LISTS } from './parts/lists.tsx';
import { PAGE } from './parts/page.tsx';
import { PICTURES } from './parts/pictures.tsx';
import { SHEETS } from './parts/sheets.tsx';
import { TIME } from './parts/time.tsx';
import type { PartsOf } from './part.ts';

/** Every component of web/ui by its module. */
export const PARTS: PartsOf<string> = {
  ...BUTTONS,
  ...FORMS,
  ...DIALOGS,
  ...LISTS,
  ...PAGE,
  ...PICTURES,
  ...SHEETS,
  ...TIME,
};
