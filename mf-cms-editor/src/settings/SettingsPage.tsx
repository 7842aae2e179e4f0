import { Badge } from '@showroom/shared-ui/badge';
import { Heading } from '@showroom/shared-ui/heading';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { SettingRow } from '../data/content-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { TableBox } from '../layout/TableSection';

/** Every setting of the market: its value, where it comes from, its default and who reads it. */
export function SettingsPage() {
  const rows = useLoaderData<SettingRow[]>();
  const { market } = usePlatform();
  return (
    <EditorFrame place="settings">
      <Heading level={1} size="xl">
        Settings of {market.name}
      </Heading>
      {settingGroups(rows).map(([prefix, group]) => (
        <TableBox key={prefix} label={`Settings ${prefix}`}>
          <table className="editor-table editor-table-even">
            <caption>
              <Heading level={2} size="m">
                {prefix}
              </Heading>
            </caption>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Value</th>
                <th scope="col">Default</th>
                <th scope="col">Read by</th>
              </tr>
            </thead>
            <tbody>
              {group.map((row) => (
                <SettingLine key={row.key} row={row} />
              ))}
            </tbody>
          </table>
        </TableBox>
      ))}
    </EditorFrame>
  );
}

const ORIGINS = {
  stored: { label: 'Set', kind: 'accent' },
  default: { label: 'Default', kind: 'neutral' },
  server: { label: 'Kept on the server', kind: 'neutral' },
} as const;

function SettingLine({ row }: { readonly row: SettingRow }) {
  const origin = ORIGINS[row.origin];
  return (
    <tr>
      <th scope="row">
        <code>{row.key}</code>
        <p className="ui-field-hint">{row.summary}</p>
      </th>
      <td>
        {row.origin !== 'server' && <code>{JSON.stringify(row.value)}</code>}{' '}
        <Badge kind={origin.kind}>{origin.label}</Badge>
        {row.refused && <p className="ui-field-error">The stored value is not used: {row.refused}</p>}
      </td>
      <td>
        <code>{JSON.stringify(row.fallback)}</code>
      </td>
      <td>{row.readers.join(', ')}</td>
    </tr>
  );
}

/**
 * Settings by what stands before the first dot of their key, in the order in which they are
 * declared.
 */
function settingGroups(rows: readonly SettingRow[]): readonly (readonly [string, readonly SettingRow[]])[] {
  const groups = new Map<string, SettingRow[]>();
  for (const row of rows) {
    const prefix = row.key.slice(0, row.key.indexOf('.'));
    const group = groups.get(prefix) ?? [];
    groups.set(prefix, [...group, row]);
  }
  return [...groups];
}
