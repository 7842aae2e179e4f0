import type { Field } from '@showroom/contracts/blocks/template';
import issueMessages from '@showroom/contracts/content/messages/en.json';
import type { ContentGroup } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Dialog } from '@showroom/shared-ui/dialog';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { type ClipboardEvent, useState } from 'react';
import { TableBox } from '../layout/TableSection';
import pasteMessages from './messages/paste/en.json';
import { type Columns, cellFields, columnsOf, groupsFromRows } from './rows-to-groups';
import { type Table, tableFromHtml, tableFromText, textOfTable } from './table-text';

interface PasteRowsProps {
  readonly fields: readonly Field[];
  /** The market's first language. */
  readonly locale: string;
  /** As many items as may still be added. */
  readonly room: number;
  readonly onPaste: (groups: readonly ContentGroup[]) => void;
}

/** Takes rows of a spreadsheet or a web page over as items. */
export function PasteRows({ onPaste, ...props }: PasteRowsProps) {
  const texts = useMessages(pasteMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" disabled={props.room === 0} onClick={() => setOpen(true)}>
        {texts.paste_rows}
      </Button>
      {isOpen && (
        <PasteDialog
          {...props}
          onClose={() => setOpen(false)}
          onPaste={(groups) => {
            setOpen(false);
            onPaste(groups);
          }}
        />
      )}
    </>
  );
}

interface Pasted {
  readonly text: string;
  readonly table: Table;
  readonly hasNames: boolean;
  readonly columns: Columns;
}

/** So many rows and faults are shown before it is done. */
const MOST_SHOWN = 5;

function PasteDialog({ fields, locale, room, onPaste, onClose }: PasteRowsProps & { readonly onClose: () => void }) {
  const texts = useMessages(pasteMessages);
  const issueTexts = useMessages(issueMessages);
  const { locale: language } = usePageLocale();
  const [{ text, table, hasNames, columns }, setPasted] = useState<Pasted>({
    text: '',
    table: [],
    hasNames: false,
    columns: [],
  });
  const rows = (hasNames ? table.slice(1) : table).slice(0, room);
  const left = table.length - (hasNames ? 1 : 0) - rows.length;
  const { groups, faults } = groupsFromRows(rows, { columns, fields, locale, texts, issueTexts });
  const take = (next: Table, written: string) => setPasted({ text: written, table: next, ...columnsOf(next, fields) });

  /** A table of a web page is taken from its HTML: its text has no columns. */
  function paste(event: ClipboardEvent): void {
    const found = tableFromHtml(event.clipboardData.getData('text/html'));
    if (!found || found.length === 0) return;
    event.preventDefault();
    take(found, textOfTable(found));
  }

  return (
    <Dialog
      open
      size="wide"
      title={texts.paste_rows}
      onClose={onClose}
      footer={
        <>
          <Button disabled={groups.length === 0} onClick={() => onPaste(groups)}>
            {formatCount(groups.length, texts.add, language)}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className="editor-form">
        <TextArea
          label={texts.table}
          hint={texts.table_hint}
          dir="auto"
          rows={4}
          value={text}
          onPaste={paste}
          onChange={({ target }) => take(tableFromText(target.value), target.value)}
        />
        {table.length > 0 && (
          <>
            <Checkbox
              label={texts.has_names}
              checked={hasNames}
              onChange={({ target }) => setPasted({ text, table, columns, hasNames: target.checked })}
            />
            <Preview
              {...{ fields, columns, rows }}
              onColumns={(next) => setPasted({ text, table, hasNames, columns: next })}
            />
          </>
        )}
        {left > 0 && <Notice kind="warning">{fillText(texts.left_out, { room, left })}</Notice>}
        <Faults faults={faults} />
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  readonly fields: readonly Field[];
  readonly columns: Columns;
  readonly rows: Table;
  readonly onColumns: (columns: Columns) => void;
}

/** The first rows, with the field that each of their columns fills. */
function Preview({ fields, columns, rows, onColumns }: PreviewProps) {
  const texts = useMessages(pasteMessages);
  const options = cellFields(fields).map(({ symbol, label }) => ({ value: symbol, label }));
  return (
    <TableBox label={texts.preview}>
      <table className="editor-table">
        <caption className="ui-visually-hidden">{fillText(texts.first_rows, { count: rows.length })}</caption>
        <thead>
          <tr>
            {columns.map((symbol, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <th key={column} scope="col">
                <SelectField
                  label={fillText(texts.column, { number: column + 1 })}
                  placeholder={texts.nothing}
                  options={options}
                  value={symbol ?? ''}
                  onChange={({ target }) => onColumns(columns.with(column, target.value || undefined))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={index}>
              {columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <td key={column} dir="auto">
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Faults({ faults }: { readonly faults: readonly string[] }) {
  const texts = useMessages(pasteMessages);
  const { locale } = usePageLocale();
  if (faults.length === 0) return null;
  const more = faults.length - MOST_SHOWN;
  return (
    <Notice kind="warning" title={texts.faults}>
      <ul>
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {more > 0 && <li>{formatCount(more, texts.more_faults, locale)}</li>}
      </ul>
    </Notice>
  );
}
