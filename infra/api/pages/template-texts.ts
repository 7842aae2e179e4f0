import type { Field, Template } from '@showroom/contracts/blocks/template';

/** What a remote says of its templates in one language, by the English text. */
type TemplateTexts = Readonly<Record<string, string>>;

/** Says a text in a language; what nobody has translated is said in English. */
export const saidBy = (texts: TemplateTexts) => (text: string) =>
  (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;

/** A template with each text that editors read of it as `say` says it. */
export function translateTemplate(template: Template, say: (text: string) => string): Template {
  function fieldIn(field: Field): Field {
    const named = { ...field, label: say(field.label) };
    if (named.field_type !== 'Select') return named;
    const options = named.attrs.options.map(({ label, value }) => ({ label: say(label), value }));
    return { ...named, attrs: { ...named.attrs, options } };
  }

  const { field_groups_template: ofGroups } = template;
  return {
    ...template,
    name: say(template.name),
    description: say(template.description),
    short_description: say(template.short_description),
    group: say(template.group),
    fields: template.fields.map(fieldIn),
    ...(ofGroups && { field_groups_template: ofGroups.map(fieldIn) }),
  };
}
