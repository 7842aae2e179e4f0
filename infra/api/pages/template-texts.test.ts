import type { Template } from '@showroom/contracts/blocks/template';
import { translateTemplate } from './template-texts';

const template: Template = {
  key: 'story',
  name: 'Story',
  description: 'A picture beside a text.',
  short_description: 'Picture and text',
  group: 'Content',
  list_priority: 1,
  hydrate: 'never',
  version: 1,
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String' },
    {
      symbol: 'side',
      label: 'Side',
      field_type: 'Select',
      attrs: { options: [{ label: 'Left', value: 'left' }] },
    },
  ],
  field_groups_template: [{ symbol: 'text', label: 'Text', field_type: 'Text' }],
};

test('what editors read is in their language, what is stored stays, and the rest is English', () => {
  const french = {
    Story: 'Récit',
    Content: 'Contenu',
    Title: 'Titre',
    Left: 'À gauche',
    Text: 'Texte',
    left: 'gauche',
  };
  expect(translateTemplate(template, french)).toEqual({
    ...template,
    name: 'Récit',
    group: 'Contenu',
    fields: [
      { symbol: 'title', label: 'Titre', field_type: 'String' },
      {
        symbol: 'side',
        label: 'Side',
        field_type: 'Select',
        attrs: { options: [{ label: 'À gauche', value: 'left' }] },
      },
    ],
    field_groups_template: [{ symbol: 'text', label: 'Texte', field_type: 'Text' }],
  });
});

test('a text that names something of every object is a text like others', () => {
  expect(translateTemplate({ ...template, name: 'constructor' }, {}).name).toBe('constructor');
});
