import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';

type Unit = 'km' | 'mi' | 'kW' | 'kWh' | 'l' | 'cm3';

const UNITS = { km: 'km', mi: 'mi', kW: 'kW', kWh: 'kWh', l: 'l', cm3: 'cm³' } as const;

/** The words of one language that a specification is written with. */
export interface Words {
  readonly states: Readonly<Record<VehicleState, string>>;
  readonly statuses: Readonly<Record<VehicleStatus, string>>;
  /** `n` stands for the number. */
  readonly seats: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly units: Readonly<Record<Unit, string>>;
  /** Stands between the items of a list. */
  readonly comma: string;
  /** Values of feeds that have a translation; others are shown as they are. */
  readonly values: Readonly<Record<string, string>>;
}

const en: Words = {
  states: { new: 'New', approved: 'Approved', used: 'Used' },
  statuses: {
    stock: 'In stock',
    available_soon: 'Available soon',
    reserved: 'Reserved',
    sold: 'Sold',
    in_production: 'In production',
    on_demand: 'On demand',
    delivery: 'On its way',
    demo: 'Demonstrator',
  },
  seats: { one: 'n seat', other: 'n seats' },
  units: UNITS,
  comma: ', ',
  values: { purchase: 'Purchase', lease: 'Lease', subscribe: 'Subscribe' },
};

const ar: Words = {
  states: { new: 'جديدة', approved: 'معتمدة', used: 'مستعملة' },
  statuses: {
    stock: 'متوفرة',
    available_soon: 'متوفرة قريبًا',
    reserved: 'محجوزة',
    sold: 'مباعة',
    in_production: 'قيد الإنتاج',
    on_demand: 'حسب الطلب',
    delivery: 'في الطريق',
    demo: 'سيارة عرض',
  },
  seats: { one: 'مقعد واحد', two: 'مقعدان', few: 'n مقاعد', other: 'n مقعدًا' },
  units: { km: 'كم', mi: 'ميل', kW: 'كيلوواط', kWh: 'كيلوواط ساعة', l: 'لتر', cm3: 'سم³' },
  comma: '، ',
  values: {
    purchase: 'شراء',
    lease: 'تأجير',
    subscribe: 'اشتراك',
    'incl. 5% VAT': 'شامل ضريبة القيمة المضافة 5%',
    Petrol: 'بنزين',
    Diesel: 'ديزل',
    Electric: 'كهربائي',
    'Mild hybrid': 'هجين خفيف',
    'Plug-in hybrid': 'هجين قابل للشحن',
    Automatic: 'أوتوماتيكي',
    Manual: 'يدوي',
    AWD: 'دفع رباعي',
    RWD: 'دفع خلفي',
    FWD: 'دفع أمامي',
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

const ja: Words = {
  states: { new: '新車', approved: '認定中古車', used: '中古車' },
  statuses: {
    stock: '在庫あり',
    available_soon: '近日入荷',
    reserved: '予約済み',
    sold: '売約済み',
    in_production: '生産中',
    on_demand: '受注生産',
    delivery: '輸送中',
    demo: '試乗車',
  },
  seats: { other: 'n人乗り' },
  units: UNITS,
  comma: '、',
  values: {
    purchase: '購入',
    lease: 'リース',
    subscribe: 'サブスクリプション',
    'incl. 5% VAT': '税込（5%）',
    Petrol: 'ガソリン',
    Diesel: 'ディーゼル',
    Electric: '電気',
    'Mild hybrid': 'マイルドハイブリッド',
    'Plug-in hybrid': 'プラグインハイブリッド',
    Automatic: 'オートマチック',
    Manual: 'マニュアル',
    AWD: '四輪駆動',
    RWD: '後輪駆動',
    FWD: '前輪駆動',
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

const uk: Words = {
  states: { new: 'Новий', approved: 'Сертифікований', used: 'Вживаний' },
  statuses: {
    stock: 'В наявності',
    available_soon: 'Незабаром',
    reserved: 'Зарезервовано',
    sold: 'Продано',
    in_production: 'У виробництві',
    on_demand: 'На замовлення',
    delivery: 'У дорозі',
    demo: 'Демонстраційний',
  },
  seats: { one: 'n місце', few: 'n місця', many: 'n місць', other: 'n місця' },
  units: { km: 'км', mi: 'миль', kW: 'кВт', kWh: 'кВт·год', l: 'л', cm3: 'см³' },
  comma: ', ',
  values: {
    purchase: 'Купівля',
    lease: 'Лізинг',
    subscribe: 'Підписка',
    'incl. 5% VAT': 'з ПДВ 5%',
    Petrol: 'Бензин',
    Diesel: 'Дизель',
    Electric: 'Електро',
    'Mild hybrid': 'М’який гібрид',
    'Plug-in hybrid': 'Плагін-гібрид',
    Automatic: 'Автомат',
    Manual: 'Механіка',
    AWD: 'Повний',
    RWD: 'Задній',
    FWD: 'Передній',
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

export const WORDS = { en, ar, ja, uk } as const;
