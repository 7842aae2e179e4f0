import { fromWidth } from '@showroom/contracts/breakpoints';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { Price } from '@showroom/shared-ui/price';
import { Link } from '@showroom/shared-ui/router';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useTextsOf } from '../language/use-language';
import { STATUS_KINDS } from '../listing/status-kinds';
import { comparePath } from '../shortlist/paths';
import { SaveButton } from '../shortlist/SaveButton';
import type { Cell, Column, ComparePageData, Row } from './compare-data';
import './CompareTable.css';

interface CompareTableProps {
  readonly data: ComparePageData;
  readonly onRemove: (id: string) => void;
}

type Texts = ComparePageData['texts'];

/**
 * A column for each vehicle; where the window is too narrow for them, they move sideways under
 * their labels.
 */
export function CompareTable({ data, onRemove }: CompareTableProps) {
  const { texts, columns, groups } = data;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways must be reached by keyboard
    <section className="compare-scroll" aria-label={texts.title} tabIndex={0} data-columns={columns.length}>
      <table className="compare-table">
        <thead>
          <tr>
            <td className="compare-corner" />
            {columns.map((column) => (
              <th key={column.id} scope="col" className="compare-column">
                <ColumnHead column={column} data={data} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, rows }) => (
          <tbody key={label}>
            <tr>
              <th colSpan={columns.length + 1} scope="rowgroup" className="compare-group-label">
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <TableRow key={row.label} row={row} columns={columns} texts={texts} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface ColumnHeadProps extends CompareTableProps {
  readonly column: Column;
}

function ColumnHead({ column, data: { texts, columns, onlyDifferences, state }, onRemove }: ColumnHeadProps) {
  const words = useTextsOf('words');
  const { id, name, opening, version, cover, status } = column;
  const others = columns.filter((one) => one.id !== id).map((one) => one.id);
  return (
    <div className="compare-head">
      <div className="compare-head-picture">
        {cover && (
          <VehiclePhoto
            photo={cover}
            alt=""
            sizes={`${fromWidth('xl')} 22vw, 45vw`}
            priority={columns[0] === column ? 'high' : undefined}
          />
        )}
        {status !== 'stock' && (
          <Badge kind={STATUS_KINDS[status]} className="compare-head-status">
            {words.statuses[status]}
          </Badge>
        )}
        <SaveButton id={id} name={name} className="compare-head-save" />
      </div>
      <SiteLink href={column.path} look="plain" className="compare-head-link">
        <span className="compare-head-opening">{opening} </span>
        <span className="compare-head-name">{name} </span>
        <span className="compare-head-version">{version}</span>
      </SiteLink>
      <Link
        to={comparePath(others, { onlyDifferences, state })}
        className="compare-head-remove"
        aria-label={fillText(texts.remove, { vehicle: [name, version].filter(Boolean).join(' ') })}
        onClick={() => onRemove(id)}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" stroke="currentColor" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" />
        </svg>
      </Link>
    </div>
  );
}

interface TableRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly texts: Texts;
}

function TableRow({ row: { label, cells, differs }, columns, texts }: TableRowProps) {
  return (
    <tr className={differs ? 'compare-row compare-differs' : 'compare-row'}>
      <th scope="row" className="compare-label">
        {label}
        {differs && <VisuallyHidden> ({texts.differs})</VisuallyHidden>}
      </th>
      {columns.map(({ id }, index) => (
        <td key={id} className="compare-cell">
          <CellView cell={cells[index] ?? { kind: 'none' }} texts={texts} />
        </td>
      ))}
    </tr>
  );
}

function CellView({ cell, texts }: { readonly cell: Cell; readonly texts: Texts }) {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'price':
      return <Price amount={cell.amount} kind={cell.type} />;
    case 'has':
      return (
        <span className="compare-has">
          <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m3 8.500 3.500 3.500L13 4.500" />
          </svg>
          {texts[cell.how]}
        </span>
      );
    case 'without':
    case 'none':
      return (
        <span className="compare-nothing">
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{cell.kind === 'without' ? texts.without : texts.none}</VisuallyHidden>
        </span>
      );
  }
}
