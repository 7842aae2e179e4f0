import { exampleContents } from '../../kits/content/example-contents';
import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const block = { title: 'Three days with one tank', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

const more = [
  {
    image: pictures.velar,
    title: 'Warm before you sit down',
    title_size: 'm',
    text: '<p>Set off time and temperature from your phone. The windows are clear when you come.</p>',
    link: link('More about winter', '/velar', 'tertiary'),
  },
  {
    image: pictures.jaguar,
    title: 'Parks itself',
    title_size: 'm',
    text: '<p>Twelve sensors find a gap that is forty centimetres longer than the car.</p>',
    link: undefined,
  },
] as const;

const arabic = [
  {
    image: pictures.defender,
    title: 'جاهز لكل أرض',
    title_size: 'm',
    text: '<p>يقرأ النظام ما تحت العجلات ويضبط السيارة عليه.</p>',
    link: link('المزيد عن القدرات', '/defender', 'tertiary'),
  },
  {
    image: pictures.rangeRover,
    title: 'هدوء في الداخل',
    title_size: 'm',
    text: '<p>مكان لحديث هادئ، أو للصمت.</p>',
    link: link('المزيد عن الراحة', '/range-rover', 'tertiary'),
  },
] as const;

export const examples = {
  'three at a time': { ...block, columns: '3', groups: [...exampleContents, ...more] },
  'four at a time, a picture is missing, a word is long, dark': {
    ...block,
    columns: '4',
    theme: 'dark',
    groups: [
      ...exampleContents,
      { ...more[0], image: undefined, title: 'Hochleistungsbremsanlagenkühlung', text: '' },
      more[1],
    ],
  },
  'one at a time': { ...block, columns: '1', theme: 'light', groups: exampleContents },
  'two in Arabic': { ...block, title: 'صُممت من أجلك', columns: '2', groups: arabic },
} satisfies Examples<typeof template>;
