import { TITLE_MESSAGES } from '@showroom/contracts/entities/vehicle-title';

type Unit = 'km' | 'mi' | 'kW' | 'kWh' | 'l' | 'cm3';

const UNITS = { km: 'km', mi: 'mi', kW: 'kW', kWh: 'kWh', l: 'l', cm3: 'cm³' } as const;

/** What feeds say of a vehicle, in one language. */
export interface VehicleMessages {
  readonly units: Readonly<Record<Unit, string>>;
  /** Stands between the items of a list. */
  readonly comma: string;
  /** Values of feeds that have a translation; others are shown as they are. */
  readonly values: Readonly<Record<string, string>>;
}

const en: VehicleMessages = {
  units: UNITS,
  comma: ', ',
  values: {},
};

const ar: VehicleMessages = {
  units: { km: 'كم', mi: 'ميل', kW: 'كيلوواط', kWh: 'كيلوواط ساعة', l: 'لتر', cm3: 'سم³' },
  comma: '، ',
  values: {
    Petrol: 'بنزين',
    Diesel: 'ديزل',
    Electric: 'كهربائي',
    'Mild hybrid': 'هجين خفيف',
    'Plug-in hybrid': 'هجين قابل للشحن',
    Automatic: 'أوتوماتيكي',
    Manual: 'يدوي',
    ...TITLE_MESSAGES.ar.values,
    Black: 'أسود',
    White: 'أبيض',
    Grey: 'رمادي',
    Silver: 'فضي',
    Blue: 'أزرق',
    Green: 'أخضر',
    Red: 'أحمر',
    Brown: 'بني',
    Beige: 'بيج',
    Orange: 'برتقالي',
    Yellow: 'أصفر',
    Gold: 'ذهبي',
    Bronze: 'برونزي',
    Violet: 'بنفسجي',
  },
};

const ja: VehicleMessages = {
  units: UNITS,
  comma: '、',
  values: {
    Petrol: 'ガソリン',
    Diesel: 'ディーゼル',
    Electric: '電気',
    'Mild hybrid': 'マイルドハイブリッド',
    'Plug-in hybrid': 'プラグインハイブリッド',
    Automatic: 'オートマチック',
    Manual: 'マニュアル',
    ...TITLE_MESSAGES.ja.values,
    Black: 'ブラック',
    White: 'ホワイト',
    Grey: 'グレー',
    Silver: 'シルバー',
    Blue: 'ブルー',
    Green: 'グリーン',
    Red: 'レッド',
    Brown: 'ブラウン',
    Beige: 'ベージュ',
    Orange: 'オレンジ',
    Yellow: 'イエロー',
    Gold: 'ゴールド',
    Bronze: 'ブロンズ',
    Violet: 'バイオレット',
  },
};

const uk: VehicleMessages = {
  units: { km: 'км', mi: 'миль', kW: 'кВт', kWh: 'кВт·год', l: 'л', cm3: 'см³' },
  comma: ', ',
  values: {
    Petrol: 'Бензин',
    Diesel: 'Дизель',
    Electric: 'Електро',
    'Mild hybrid': 'М’який гібрид',
    'Plug-in hybrid': 'Плагін-гібрид',
    Automatic: 'Автомат',
    Manual: 'Механіка',
    ...TITLE_MESSAGES.uk.values,
    Black: 'Чорний',
    White: 'Білий',
    Grey: 'Сірий',
    Silver: 'Сріблястий',
    Blue: 'Синій',
    Green: 'Зелений',
    Red: 'Червоний',
    Brown: 'Коричневий',
    Beige: 'Бежевий',
    Orange: 'Помаранчевий',
    Yellow: 'Жовтий',
    Gold: 'Золотистий',
    Bronze: 'Бронзовий',
    Violet: 'Фіолетовий',
  },
};

/** By language; stock and reservation write a vehicle alike. */
export const VEHICLE_MESSAGES = { en, ar, ja, uk } as const;

/** English where there are none of a locale's language. */
export function vehicleMessagesFor(locale: string): VehicleMessages {
  const language = locale.split('-')[0];
  return language === 'ar' || language === 'ja' || language === 'uk' ? VEHICLE_MESSAGES[language] : VEHICLE_MESSAGES.en;
}
