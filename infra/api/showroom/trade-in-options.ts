import type { TradeInOptions } from '@showroom/contracts/entities/trade-in';
import { MAKES } from './makes';

type Words = Readonly<Record<'en' | 'ar' | 'ja' | 'uk', string>>;

const BODY_TYPES: Readonly<Record<string, Words>> = {
  suv: { en: 'SUV', ar: 'دفع رباعي', ja: 'SUV', uk: 'Позашляховик' },
  hatchback: { en: 'Hatchback', ar: 'هاتشباك', ja: 'ハッチバック', uk: 'Хетчбек' },
  saloon: { en: 'Saloon', ar: 'سيدان', ja: 'セダン', uk: 'Седан' },
  estate: { en: 'Estate', ar: 'ستيشن واغن', ja: 'ステーションワゴン', uk: 'Універсал' },
  coupe: { en: 'Coupé', ar: 'كوبيه', ja: 'クーペ', uk: 'Купе' },
  convertible: { en: 'Convertible', ar: 'مكشوفة', ja: 'オープンカー', uk: 'Кабріолет' },
  mpv: { en: 'People carrier', ar: 'سيارة عائلية', ja: 'ミニバン', uk: 'Мінівен' },
  pickup: { en: 'Pick-up', ar: 'بيك أب', ja: 'ピックアップトラック', uk: 'Пікап' },
  van: { en: 'Van', ar: 'فان', ja: 'バン', uk: 'Фургон' },
};

const FUEL_TYPES: Readonly<Record<string, Words>> = {
  petrol: { en: 'Petrol', ar: 'بنزين', ja: 'ガソリン', uk: 'Бензин' },
  diesel: { en: 'Diesel', ar: 'ديزل', ja: 'ディーゼル', uk: 'Дизель' },
  hybrid: { en: 'Hybrid', ar: 'هجين', ja: 'ハイブリッド', uk: 'Гібрид' },
  'plug-in-hybrid': {
    en: 'Plug-in hybrid',
    ar: 'هجين قابل للشحن',
    ja: 'プラグインハイブリッド',
    uk: 'Гібрид із зарядкою',
  },
  electric: { en: 'Electric', ar: 'كهربائي', ja: '電気', uk: 'Електро' },
  lpg: { en: 'Gas (LPG)', ar: 'غاز', ja: 'LPガス', uk: 'Газ (LPG)' },
};

const LANGUAGES = ['en', 'ar', 'ja', 'uk'] as const;

function languageOf(lang: string): (typeof LANGUAGES)[number] {
  const [language] = lang.toLowerCase().split('-');
  return LANGUAGES.find((one) => one === language) ?? 'en';
}

function optionsIn(table: Readonly<Record<string, Words>>, lang: string) {
  return Object.entries(table).map(([value, words]) => ({ value, name: words[languageOf(lang)] }));
}

/** Values that stand in addresses and forms: `Range Rover Sport` is `range-rover-sport`. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What the trade-in form offers, in a language that we have; English otherwise. */
export function tradeInOptions(lang: string): TradeInOptions {
  const brands = MAKES.map(({ name }) => ({ value: keyOf(name), name }));
  const models = MAKES.flatMap(({ name: brand, models: all }) =>
    all.map(({ name }) => ({ value: keyOf(name), name, brand: keyOf(brand) })),
  );
  return {
    id: languageOf(lang),
    type: 'trade_in_form_options',
    attributes: {
      bodyTypes: optionsIn(BODY_TYPES, lang),
      brands,
      models,
      fuelTypes: optionsIn(FUEL_TYPES, lang),
    },
  };
}
