import type { Settings } from '@showroom/contracts/settings/settings';
import { addDays, SEED_DAY } from '../dates';

type StockOffer = Settings['stock_locator.offers'][number];

const RANGE_ROVERS = ['Range Rover', 'Range Rover Sport', 'Range Rover Velar', 'Range Rover Evoque'];

const TEXTS = {
  en: {
    service: 'Three years of servicing included',
    serviceText: 'With every new Range Rover that is reserved online.',
    see: 'Present offers',
    nothing: 'Ask your retailer what comes with a new Range Rover this month.',
    ready: 'Ready to drive away',
    readyText: 'Defenders in our Emirates stock are registered and handed over within seven days.',
  },
  ar: {
    service: 'صيانة مجانية لثلاث سنوات',
    serviceText: 'مع كل رينج روڤر جديدة تُحجز عبر الإنترنت.',
    see: 'العروض الحالية',
    nothing: 'اسأل الوكيل عمّا يرافق رينج روڤر جديدة هذا الشهر.',
    ready: 'جاهزة للقيادة',
    readyText: 'تُسجَّل سيارات ديفندر المتوفرة في الإمارات وتُسلَّم خلال سبعة أيام.',
  },
} as const;

function offersIn(language: keyof typeof TEXTS): StockOffer[] {
  const texts = TEXTS[language];
  const open = { start_date: '', end_date: '', language, states: ['new' as const] };
  return [
    {
      ...open,
      title: texts.service,
      text: texts.serviceText,
      link_text: texts.see,
      url: '/offers',
      models: RANGE_ROVERS,
      dc_strategy: { key: 'mena_offers', value: { car_model_key: 'range_rover_family' }, fallback: texts.nothing },
    },
    {
      ...open,
      title: texts.ready,
      text: texts.readyText,
      models: ['Defender 90', 'Defender 110', 'Defender 130'],
      dc_strategy: { key: 'reffine_sl', value: { name: 'emirates', value: 'defender_family' } },
    },
  ];
}

/**
 * What the Emirates' pages tell on their vehicles, as long as the region's offers and its stock
 * bear it out.
 */
export const EMIRATES_OFFERS: readonly StockOffer[] = [...offersIn('en'), ...offersIn('ar')];

/** A winter's offer of Ukraine, which begins and ends by the clock there. */
export const UKRAINE_OFFERS: readonly StockOffer[] = [
  {
    title: 'Зимові колеса в комплекті',
    text: 'До кожного нового Defender, заброньованого онлайн цієї зими.',
    start_date: addDays(SEED_DAY, -30),
    end_date: addDays(SEED_DAY, 120),
    models: ['Defender 90', 'Defender 110', 'Defender 130'],
    states: ['new'],
  },
];
