import type { SpecRow, SpecTable } from '@showroom/contracts/blocks/spec-tables';
import { formatNumber } from '@showroom/contracts/number-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import messages from './messages/en.json';
import { footnotesOf, knownSpec } from './spec-tables';
import './Specs.css';

interface SpecTablesProps {
  /** Of the block; footnotes have ids that begin with it. */
  readonly id: string;
  readonly tables: readonly SpecTable[];
  /** Names the tables that have no title; empty for the kit's own word. */
  readonly label: string;
  /** In a column: no table stands beside another. */
  readonly isNarrow?: boolean;
}

/** Values with their names and units, a table for each subject, and the footnotes below all. */
export function SpecTables({ id, tables, label, isNarrow = false }: SpecTablesProps) {
  const { specification } = useMessages(messages);
  const notes = footnotesOf(tables);
  const noteId = (index: number) => `${id}-note-${index + 1}`;
  return (
    <>
      <div className={isNarrow ? 'specs-tables specs-narrow' : 'specs-tables specs-wide'}>
        {tables
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tables have no identity beyond their index
            <table key={index} className="specs-table" {...(!title && { 'aria-label': label || specification })}>
              {title && <caption className="specs-title">{title}</caption>}
              <tbody>
                {rows.map((row, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their index
                  <Row key={position} row={row} note={notes.indexOf(row.footnote ?? '')} noteId={noteId} />
                ))}
              </tbody>
            </table>
          ))}
      </div>
      {notes.length > 0 && (
        <ol className="specs-notes">
          {notes.map((note, index) => (
            <li key={note} id={noteId(index)}>
              {note}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface RowProps {
  readonly row: SpecRow;
  /** Index of its footnote; below 0 without one. */
  readonly note: number;
  readonly noteId: (index: number) => string;
}

function Row({ row: { key = '', name, value, unit }, note, noteId }: RowProps) {
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const known = knownSpec(key);
  return (
    <tr>
      <th scope="row">
        {name || (known ? texts[known] : key)}
        {note >= 0 && (
          <sup>
            <a className="specs-mark" href={`#${noteId(note)}`} aria-label={`${texts.footnote} ${note + 1}`}>
              {note + 1}
            </a>
          </sup>
        )}
      </th>
      <td>
        <bdi>
          {typeof value === 'number' ? formatNumber(value, locale, decimalsOf(value)) : value}
          {unit && <span className="specs-unit"> {unit}</span>}
        </bdi>
      </td>
    </tr>
  );
}

function decimalsOf(value: number): number {
  return Math.min(3, String(value).split('.')[1]?.length ?? 0);
}
