import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'an offer': {
    title: 'Discovery Sport, ready to leave',
    title_tag: '2',
    title_size: 'xl',
    image: pictures.discovery,
    text: '<p>With the winter pack, a tow bar and three years of service. Delivered within two weeks.</p>',
    price_label: 'From',
    price: 48900,
    link: link('See the offer', '/discovery'),
    start_date: '2026-11-01',
    end_date: '2035-12-31',
    theme: 'page',
  },
  'words alone, dark': {
    title: 'Winter wheels at the price of summer ones',
    title_tag: '2',
    title_size: 'l',
    image: undefined,
    text: '<p>Ask your retailer before the first snow.</p>',
    price_label: '',
    price: 0,
    link: link('Find a retailer', '/retailers', 'secondary'),
    start_date: '',
    end_date: '',
    theme: 'dark',
  },
  'a long text and two prices': {
    title: 'Business leasing for the Range Rover Sport Plug-in Hybrid',
    title_tag: '2',
    title_size: 'xl',
    image: pictures.rangeRoverSport,
    text: '<p>For companies with five vehicles or more:</p><ul><li>insurance, tyres and maintenance are part of it</li><li>a charger at the office, installed by us</li><li>one invoice, one contact, in all countries of the Union</li></ul>',
    price_label: 'Monthly, without value added tax, for 48 months and 20,000 km a year',
    price: 899,
    link: undefined,
    start_date: '',
    end_date: '',
    theme: 'light',
  },
} satisfies Examples<typeof template>;
