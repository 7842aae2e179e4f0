import type { Field } from '@showroom/contracts/blocks/template';
import { type IssueTexts, valueIssue } from '@showroom/contracts/content/content-issues';
import type { ContentGroup } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import type pasteMessages from './messages/paste/en.json';
import { newGroup, withValue } from './page-edit';
import type { Table } from './table-text';

/** Which field each column fills, by its symbol; undefined for a column that is left out. */
export type Columns = readonly (string | undefined)[];

const KINDS: readonly Field['field_type'][] = ['String', 'Text', 'Markdown', 'Number', 'Bool', 'Select', 'Icon'];

/** The fields that a cell can fill. */
export function cellFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ field_type }) => KINDS.includes(field_type));
}

const plain = (text: string) => text.trim().toLowerCase();
const isNamed = ({ label, symbol }: Field, cell: string) => [plain(label), plain(symbol)].includes(plain(cell));

/** Columns by the names in the first row, or by the order of the fields where it has none. */
export function columnsOf([first = [], ...rest]: Table, fields: readonly Field[]) {
  const usable = cellFields(fields);
  const named = first.map((cell) => usable.find((field) => isNamed(field, cell))?.symbol);
  if (named.some((symbol) => symbol !== undefined)) return { hasNames: true, columns: named };
  const width = Math.max(first.length, ...rest.map((row) => row.length));
  return { hasNames: false, columns: Array.from({ length: width }, (_, index) => usable[index]?.symbol) };
}

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  x: true,
  false: false,
  no: false,
  '0': false,
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text of a cell as HTML: each line a paragraph, unless it is HTML already. */
function asHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

/** Yes or no, in English or in the editor's own language. */
function asBool(cell: string, { yes, no }: Target['texts']): boolean | undefined {
  const words = { [plain(yes)]: true, [plain(no)]: false, ...WORDS };
  return words[plain(cell)];
}

/** What a cell is for a field; undefined for what it cannot be. */
function cellValue(field: Field, cell: string, texts: Target['texts']): unknown {
  switch (field.field_type) {
    case 'Number': {
      const number = Number(cell.replaceAll(/\s/g, ''));
      return Number.isFinite(number) ? number : undefined;
    }
    case 'Bool':
      return asBool(cell, texts);
    case 'Select':
      return field.attrs.options.find(({ label, value }) => [plain(label), plain(value)].includes(plain(cell)))?.value;
    case 'Markdown':
      return field.attrs.language === 'html' ? asHtml(cell) : cell;
    default:
      return cell;
  }
}

interface Target {
  readonly columns: Columns;
  readonly fields: readonly Field[];
  /** The market's first language. */
  readonly locale: string;
  readonly texts: typeof pasteMessages;
  readonly issueTexts: IssueTexts;
}

/** What rows become, and what of them is not as its field wants it. */
interface Pasted {
  readonly groups: readonly ContentGroup[];
  readonly faults: readonly string[];
}

/** One new group for each row; an empty cell leaves the default of its field. */
export function groupsFromRows(rows: Table, { columns, fields, locale, texts, issueTexts }: Target): Pasted {
  const faults: string[] = [];
  const groups = rows.map((row, at) =>
    columns.reduce(
      (group, symbol, column) => {
        const field = fields.find((one) => one.symbol === symbol);
        const cell = row[column] ?? '';
        if (!field || cell === '') return group;
        const value = cellValue(field, cell, texts);
        const fault =
          value === undefined
            ? fillText(texts.no_value, { cell, field: field.label })
            : valueIssue(field, value, issueTexts);
        if (fault !== undefined) faults.push(fillText(texts.fault, { row: at + 1, fault }));
        return value === undefined ? group : withValue(group, field, locale, value);
      },
      newGroup(fields, locale),
    ),
  );
  return { groups, faults };
}
