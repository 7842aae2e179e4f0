import { listCollection } from '@showroom/contracts/calls/collection';
import { getForm } from '@showroom/contracts/calls/forms';
import { listNews } from '@showroom/contracts/calls/news';
import { listOffers } from '@showroom/contracts/calls/showroom';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { exampleForm } from '@showroom/shared-ui/form-examples';
import { exampleThings } from './blocks/collection-slider/example-things';
import { exampleNews } from './kits/news/example-news';
import { retailerAnswers } from './kits/retailers/example-retailers';
import { modelAnswers } from './kits/specs/example-models';

/** Titles of the forms that every market begins with, by their types. */
const TITLES: Readonly<Record<string, string>> = {
  test_drive: 'Book a test drive',
  offers: 'Ask for an offer',
  service: 'Book a service',
};

/** What blocks with a form show while no API runs: one form, whichever is asked for. */
export const answers = [
  answerTo(getForm, ({ params: { id }, query: { locale } }) => {
    const [type = '', name] = id.split('-');
    const market = MARKET_CODES.find((code) => code === name) ?? 'international';
    const [first] = MARKETS[market].locales;
    const form = exampleForm({ market, locale: locale ?? first, title: TITLES[type] ?? 'Contact us', type });
    return { data: { ...form, id } };
  }),
  answerTo(listNews, { data: [...exampleNews], meta: { total: 2, page: 1, pages: 1, items: 9 } }),
  answerTo(listCollection, ({ query: { page = '1', limit = '10' } }) => ({
    data: exampleThings,
    meta: { total: 6, page: Number(page), pages: 3, items: Number(limit) },
  })),
  ...retailerAnswers,
  ...modelAnswers,
  answerTo(listOffers, {
    data: [
      { id: 'defender-0-9', title: 'Defender from 0.9 %', car_model_key: 'defender-110' },
      { id: 'evoque-lease', title: 'Range Rover Evoque, leased', car_model_key: 'range-rover-evoque' },
    ],
  }),
];
