import type { Field, Template } from './template';

/** A field as far as content is filled by it. */
export type ContentField = { readonly symbol: string } & (
  | {
      readonly field_type: 'Select';
      readonly default_value?: string;
      readonly attrs: { readonly options: readonly { readonly value: string }[] };
    }
  | { readonly field_type: Exclude<Field['field_type'], 'Select'>; readonly default_value?: string | number | boolean }
);

/** What a browser needs of a template to show new content: nothing that only an editor reads. */
export interface ContentTemplate
  extends Pick<Template, 'max_field_groups' | 'governs' | 'query' | 'version' | 'upgrades'> {
  readonly fields: readonly ContentField[];
  readonly field_groups_template?: readonly ContentField[];
}

function withoutLabels(fields: readonly Field[]): ContentField[] {
  return fields.flatMap((field): ContentField[] => {
    if (field.field_type === 'Separator') return [];
    if (field.field_type === 'Select') {
      const { symbol, field_type, attrs, default_value } = field;
      const options = attrs.options.map(({ value }) => ({ value }));
      return [{ symbol, field_type, ...(default_value !== undefined && { default_value }), attrs: { options } }];
    }
    const { symbol, field_type } = field;
    const start = 'default_value' in field && { default_value: field.default_value };
    return [{ symbol, field_type, ...start }];
  });
}

/** A template without its labels, descriptions and separators. */
export function contentTemplate(template: Template): ContentTemplate {
  const { fields, field_groups_template, max_field_groups, governs, query, version, upgrades } = template;
  return {
    version,
    fields: withoutLabels(fields),
    ...(field_groups_template && { field_groups_template: withoutLabels(field_groups_template) }),
    ...(max_field_groups !== undefined && { max_field_groups }),
    ...(governs && { governs }),
    ...(query && { query }),
    ...(upgrades && { upgrades }),
  };
}
