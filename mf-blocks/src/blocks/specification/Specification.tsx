import type { SpecRow } from '@showroom/contracts/blocks/spec-tables';
import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { SpecTables } from '../../kits/specs/SpecTables';
import type { template } from './template';

type Content = ContentOf<typeof template>;

export function Component({ id, content: { theme, groups, ...title } }: BlockProps<Content>) {
  const tables = tablesOf(groups);
  if (tables.length === 0) return null;
  return (
    <Section className="specification" theme={theme}>
      <SectionTitle {...title} />
      <SpecTables id={id} tables={tables} label={title.title} />
    </Section>
  );
}

/** A heading begins a table, which takes the rows that follow. */
function tablesOf(groups: Content['groups']) {
  const tables: { title: string; rows: SpecRow[] }[] = [];
  for (const { heading, ...row } of groups) {
    if (row.name === '' || row.value === '') continue;
    const last = tables.at(-1);
    if (last && heading === '') last.rows.push(row);
    else tables.push({ title: heading, rows: [row] });
  }
  return tables;
}
