import type { SpecTable } from '@showroom/contracts/blocks/spec-tables';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { useMessages } from '@showroom/shared-ui/messages';
import messages from './messages/en.json';
import { SpecTables } from './SpecTables';
import './SpecAccordion.css';

interface SpecAccordionProps {
  /** Of whom the tables are; ids begin with it. */
  readonly id: string;
  readonly tables: readonly SpecTable[];
  /** Names a table that has no title; empty for the kit's own word. */
  readonly label: string;
}

/** Tables that open by their titles, the first of them open; the browser opens and closes them. */
export function SpecAccordion({ id, tables, label }: SpecAccordionProps) {
  const { specification } = useMessages(messages);
  return (
    <div className="specs-accordion">
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }, index) => {
          const name = title || label || specification;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tables have no identity beyond their index
            <Disclosure key={index} title={name} open={index === 0}>
              <SpecTables id={`${id}-${index + 1}`} tables={[{ rows }]} label={name} isNarrow />
            </Disclosure>
          );
        })}
    </div>
  );
}
