import * as fc from 'fast-check';
import { contentFor } from './content';
import { contentTemplate } from './content-template';
import { type Field, template } from './template';

const FIELDS = [
  { symbol: 'title', label: 'Title', field_type: 'String', default_value: 'Start', attrs: { max_length: 60 } },
  { symbol: 'line', label: 'Line', field_type: 'Separator' },
  {
    symbol: 'theme',
    label: 'Theme',
    field_type: 'Select',
    default_value: 'light',
    attrs: {
      options: [
        { label: 'Light', value: 'light' },
        { label: 'Dark', value: 'dark' },
      ],
    },
  },
  { symbol: 'count', label: 'Count', field_type: 'Number', default_value: 3, attrs: { min: 1, max: 9 } },
  { symbol: 'open', label: 'Open', field_type: 'Bool', default_value: true },
  { symbol: 'picture', label: 'Picture', field_type: 'Image', attrs: { withAlt: true } },
  { symbol: 'links', label: 'Links', field_type: 'LinksCollection' },
] as const satisfies readonly Field[];

const whole = template({
  key: 'sample',
  name: 'Sample',
  description: 'What an editor reads.',
  short_description: 'Sample.',
  group: 'Content',
  list_priority: 0,
  hydrate: 'never',
  fields: FIELDS,
  field_groups_template: FIELDS,
  max_field_groups: 4,
  version: 2,
  upgrades: [{ to: 2, changes: [{ in: 'block', change: 'rename', symbol: 'headline', to: 'title' }] }],
});

test('nothing is left that only an editor reads', () => {
  const stripped = contentTemplate(whole);
  expect(JSON.stringify(stripped)).not.toMatch(/label|description|"Title"|"Light"|Separator|max_length|withAlt/);
  expect(stripped).toMatchObject({ max_field_groups: 4, version: 2, upgrades: whole.upgrades });
});

test('whatever is stored is filled as the whole template fills it', () => {
  const values = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('light', 'dark'),
    fc.record({ src: fc.string(), alt: fc.string() }),
    fc.array(fc.record({ link_text: fc.string(), url: fc.string() })),
  );
  const content = fc.dictionary(fc.constantFrom(...FIELDS.map(({ symbol }) => symbol), 'gone'), values);
  fc.assert(
    fc.property(content, fc.array(content, { maxLength: 6 }), (own, groups) => {
      const stored = { ...own, groups };
      expect(contentFor(contentTemplate(whole), stored)).toEqual(contentFor(whole, stored));
    }),
  );
});

test('a picture has nothing but what components know of one', () => {
  const picture = { src: '/media/heroes/xf/fuji-white/dusk', alt: 'At dusk', blur: '#223,#445,#223' };
  const pictureOf = (stored: object) => contentFor(whole, { picture: stored })['picture'];
  expect(pictureOf({ ...picture, ratio: 5, className: 'hidden' })).toEqual(picture);
  expect(pictureOf({ ...picture, blur: 5 })).toEqual({ src: picture.src, alt: picture.alt });
});
