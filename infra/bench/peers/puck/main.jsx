import { Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createRoot } from 'react-dom/client';

const KINDS = { Text: 'textarea', Markdown: 'textarea', Json: 'textarea', Number: 'number' };

function fieldOf({ field_type, label, attrs }) {
  if (field_type === 'Select') return { type: 'select', label, options: attrs.options };
  if (field_type === 'Bool') {
    const options = [
      { label: 'Yes', value: true },
      { label: 'No', value: false },
    ];
    return { type: 'radio', label, options };
  }
  return { type: KINDS[field_type] ?? 'text', label };
}

const fieldsOf = (fields) =>
  Object.fromEntries(
    fields.filter(({ field_type }) => field_type !== 'Separator').map((field) => [field.symbol, fieldOf(field)]),
  );

function View({ title, groups = [] }) {
  return (
    <section>
      <h2>{title}</h2>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
        <details key={index} open>
          <summary>{group.accordion_title ?? group.title}</summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the bench's own texts, as our blocks show them */}
          <div dangerouslySetInnerHTML={{ __html: group.accordion_content ?? group.text }} />
        </details>
      ))}
    </section>
  );
}

/** One component for each template of our market. */
function configOf(templates) {
  const component = ({ name, fields, field_groups_template: groups }) => ({
    label: name,
    fields: {
      ...fieldsOf(fields),
      ...(groups && {
        groups: {
          type: 'array',
          arrayFields: fieldsOf(groups),
          getItemSummary: (group) => group.accordion_title ?? group.title,
        },
      }),
    },
    render: View,
  });
  return { components: Object.fromEntries(templates.map((template) => [template.key, component(template)])) };
}

/** A page of ours as Puck stores one. */
function dataOf({ blocks }) {
  const textsIn = ({ values, texts }) => ({ ...values, ...texts['en-GB'] });
  const content = blocks.map((block) => ({
    type: block.template,
    props: { id: block.id, ...textsIn(block), groups: block.groups.map(textsIn) },
  }));
  return { content, root: {}, zones: {} };
}

/** What the bench asks for without a pointer: the actions that Puck's own dragging ends in. */
function Handle({ children }) {
  globalThis.puck = useGetPuck();
  return children;
}

const { templates, content } = await (await fetch(`page.json${location.search}`)).json();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Puck config={configOf(templates)} data={dataOf(content)} overrides={{ header: Handle }} />,
);
