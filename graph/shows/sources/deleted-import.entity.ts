import { defineEntity, p } from '@mikro-orm/core';
import { SHOW_SOURCES } from '../../../schema/shows/show-sources.ts';

/** An imported show that an admin deleted, so that the next import doesn't bring it back. */
export const DeletedImport = defineEntity({
  name: 'DeletedImport',
  tableName: 'deleted_imports',
  properties: {
    source: p.enum(SHOW_SOURCES).primary(),
    sourceId: p.text().primary(),
  },
});
