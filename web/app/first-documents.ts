import type { TypedDocumentNode } from '@apollo/client';
import type {
  FirstOperation,
  FirstVariables,
  QueryTable,
} from '../../schema/pages/first-queries.ts';
import type { Pages } from '../../schema/pages/pages.ts';

/** The documents of the operations in the table of pages; each takes the variables that the table gives it. */
export type FirstDocuments<Of extends QueryTable = Pages> = {
  readonly [Name in FirstOperation<Of> as `${Name}Document`]: TypedDocumentNode<
    unknown,
    FirstVariables<Name, Of>
  >;
};
