import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { restoresFocus } from '../dialogs/restore-focus.ts';
import { translated } from '../language.ts';

export interface Column<Row> {
  /** In English, one of the texts of the site. */
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** On phones it heads the card, as wide as that, and its title is not shown. */
  readonly isHeading?: boolean;
  /** What can be done with the row: on phones its buttons say so themselves, without a title beside them. */
  readonly isActs?: boolean;
}

interface DataTableProps<Row> {
  /** Heard by screen readers; what is seen has a heading of its own. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A table; on phones each row is a card with the titles beside the values, or above them in large text. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-small max-lg:@container max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}

              scope="col"
              className={classNames(
                'border-b border-border-strong px-3 py-2 font-semibold text-muted',
                isNumber ? 'text-right' : 'text-left',
              )}
            >
              {translated(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={restoresFocus} className="max-lg:grid max-lg:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}

            className="max-lg:grid max-lg:gap-1 max-lg:rounded-card max-lg:border max-lg:border-border max-lg:bg-raised max-lg:p-4 lg:border-b lg:border-border"
          >
            {columns.map(({ title, cell, isNumber, isHeading, isActs }, index) => (
              <td
                key={title}

                data-title={translated(title)}
                className={classNames(
                  'min-w-0 wrap-anywhere lg:px-3 lg:py-2.5',
                  // The first column may shrink to nothing; words of the others stay whole while there is space.
                  index > 0 && 'lg:wrap-break-word',
                  isHeading || isActs
                    ? isHeading && 'max-lg:pb-2'
                    : 'max-lg:grid max-lg:items-baseline max-lg:justify-items-start max-lg:gap-x-3 max-lg:before:text-muted max-lg:before:content-[attr(data-title)] max-lg:@min-[15rem]:grid-cols-[5.5rem_minmax(0,1fr)]',
                  isNumber && 'tabular-nums lg:text-right lg:whitespace-nowrap',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
