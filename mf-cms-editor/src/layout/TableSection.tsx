import { fillText } from '@showroom/contracts/fill-text';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { Pagination, type PaginationProps } from '@showroom/shared-ui/pagination';
import { type ReactNode, useId } from 'react';
import messages from './messages/en.json';

interface TableSectionProps {
  readonly title: string;
  /** What the table is of. */
  readonly label: string;
  /** How it is sorted, for those who do not see it. */
  readonly order?: string | undefined;
  readonly columns: readonly string[];
  /** Widths of columns. */
  readonly className: string;
  /** Stands instead of the table. */
  readonly empty?: string | false | undefined;
  /** What stands above the table. */
  readonly before?: ReactNode;
  readonly pages?: PaginationProps | undefined;
  /** Rows. */
  readonly children: ReactNode;
}

/** A titled table that scrolls on a narrow screen, with its pages. */
export function TableSection(props: TableSectionProps) {
  const { title, label, order, columns, className, empty, before, pages, children } = props;
  const id = useId();
  const texts = useMessages(messages);
  return (
    <section aria-labelledby={id} className="editor-section">
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      {before}
      {empty ? (
        <p className="editor-quiet">{empty}</p>
      ) : (
        <TableBox label={label}>
          <table className={`editor-table editor-table-fixed ${className}`}>
            <caption className="ui-visually-hidden">
              {order === undefined ? label : fillText(texts.table_caption, { label, order })}
            </caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </TableBox>
      )}
      {pages && <Pagination {...pages} />}
    </section>
  );
}

/** Lets a wide table scroll sideways on a narrow screen, by keyboard too. */
export function TableBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="editor-table-box">
      {children}
    </section>
  );
}
