import type { Template } from '@showroom/contracts/blocks/template';
import { saidBy, translateTemplate } from './template-texts';

/** A template whose texts are said by somebody; what is stored of it is always the same. */
const templateBy = (say: (text: string) => string): Template => ({
  key: 'story',
  name: say('Story'),
  description: say('A picture beside a text.'),
  short_description: say('Picture and text'),
  group: say('Content'),
  list_priority: 1,
  hydrate: 'never',
  version: 1,
  fields: [
    { symbol: 'title', label: say('Title'), field_type: 'String' },
    {
      symbol: 'side',
      label: say('Side'),
      field_type: 'Select',
      attrs: { options: [{ label: say('Left'), value: 'left' }] },
    },
  ],
  field_groups_template: [{ symbol: 'text', label: say('Text'), field_type: 'Text' }],
});
const english = templateBy((text) => text);

test('what editors read is in their language, what is stored stays, and the rest is English', () => {
  const french = { Story: 'Récit', Content: 'Contenu', Title: 'Titre', Left: 'À gauche', Text: 'Texte' };
  const known = new Map(Object.entries(french));
  const stored = { story: 'wrong', title: 'wrong', left: 'wrong', text: 'wrong' };
  expect(translateTemplate(english, saidBy({ ...french, ...stored }))).toEqual(
    templateBy((text) => known.get(text) ?? text),
  );
});

test('a text that names something of every object is a text like others', () => {
  expect(translateTemplate({ ...english, name: 'constructor' }, saidBy({})).name).toBe('constructor');
});
