import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormPlace, hasForm } from '../form/FormPlace';
import type { BlockForm } from '../form/load-block-form';
import { parseFieldJson } from '../json/parse-field-json';
import { Section } from '../section/Section';
import './WarrantyForm.css';

const mapping = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

interface WarrantyFormProps {
  readonly className: string;
  readonly content: {
    readonly form_id: string;
    readonly has_two_columns: boolean;
    readonly form_hidden_field_mapping: unknown;
  };
  readonly data: BlockForm | undefined;
  /** What stands beside the form. */
  readonly children: ReactNode;
}

/** A form with hidden values of its block, and what it is about beside it. */
export function WarrantyForm({ className, content, data, children }: WarrantyFormProps) {
  const { form_id, has_two_columns, form_hidden_field_mapping } = content;
  const given = parseFieldJson('form_hidden_field_mapping', mapping, form_hidden_field_mapping) ?? {};
  const hidden = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  return (
    <Section className={className}>
      <div className="warranty-place">
        <div className="warranty-about">{children}</div>
        {hasForm(form_id, data) && (
          <div className="warranty-form">
            <FormPlace
              id={form_id}
              data={data}
              hidden={hidden}
              layout={has_two_columns ? 'double' : 'single'}
              headingLevel={2}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
