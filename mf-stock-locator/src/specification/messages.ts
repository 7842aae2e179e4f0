import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { TITLE_MESSAGES } from '@showroom/contracts/entities/vehicle-title';
import { VEHICLE_MESSAGES, type VehicleMessages } from '@showroom/shared-ui/vehicle-messages';

declare module '../language/language' {
  interface Language {
    readonly words?: SpecificationMessages;
  }
}

/** The words of one language that a specification is written with. */
export interface SpecificationMessages extends VehicleMessages {
  readonly states: Readonly<Record<VehicleState, string>>;
  readonly statuses: Readonly<Record<VehicleStatus, string>>;
  /** `n` stands for the number. */
  readonly seats: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
}

const en: SpecificationMessages = {
  ...VEHICLE_MESSAGES.en,
  states: TITLE_MESSAGES.en.states,
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
  values: { ...VEHICLE_MESSAGES.en.values, purchase: 'Purchase', lease: 'Lease', subscribe: 'Subscribe' },
};

const ar: SpecificationMessages = {
  ...VEHICLE_MESSAGES.ar,
  states: TITLE_MESSAGES.ar.states,
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
  values: {
    ...VEHICLE_MESSAGES.ar.values,
    Coupe: 'كوبيه',
    Coupé: 'كوبيه',
    SUV: 'سيارة رياضية متعددة الاستخدامات',
    Saloon: 'سيدان',
    Estate: 'ستيشن واغن',
    Hatchback: 'هاتشباك',
    Convertible: 'مكشوفة',
    'People carrier': 'سيارة عائلية',
    'Pick-up': 'بيك أب',
    Van: 'فان',
    Private: 'استعمال شخصي',
    'Company car': 'سيارة شركة',
    'Courtesy car': 'سيارة بديلة',
    Demonstrator: 'سيارة عرض',
    'Pre-registered': 'مسجلة مسبقًا',
    'Employee’s car': 'سيارة موظف',
    Classic: 'كلاسيكية',
    'Full, by retailers of the brand': 'كامل، لدى وكلاء العلامة',
    'Full, digital service record': 'كامل، سجل صيانة رقمي',
    'Full, last service at this retailer': 'كامل، آخر صيانة لدى هذا الوكيل',
    None: 'لا يوجد',
    'Front bumper repainted': 'أعيد طلاء المصد الأمامي',
    'One door repainted': 'أعيد طلاء باب واحد',
    purchase: 'شراء',
    lease: 'تأجير',
    subscribe: 'اشتراك',
    'incl. 5% VAT': 'شامل ضريبة القيمة المضافة 5%',
  },
};

const ja: SpecificationMessages = {
  ...VEHICLE_MESSAGES.ja,
  states: TITLE_MESSAGES.ja.states,
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
  values: {
    ...VEHICLE_MESSAGES.ja.values,
    Coupe: 'クーペ',
    Coupé: 'クーペ',
    SUV: 'SUV',
    Saloon: 'セダン',
    Estate: 'ステーションワゴン',
    Hatchback: 'ハッチバック',
    Convertible: 'コンバーチブル',
    'People carrier': 'ミニバン',
    'Pick-up': 'ピックアップ',
    Van: 'バン',
    Private: '自家用',
    'Company car': '社用車',
    'Courtesy car': '代車',
    Demonstrator: '試乗車',
    'Pre-registered': '登録済み未使用車',
    'Employee’s car': '社員使用車',
    Classic: 'クラシックカー',
    'Full, by retailers of the brand': '正規ディーラー整備記録あり',
    'Full, digital service record': 'デジタル整備記録あり',
    'Full, last service at this retailer': '整備記録あり（最終整備は当店）',
    None: 'なし',
    'Front bumper repainted': 'フロントバンパー再塗装',
    'One door repainted': 'ドア1枚再塗装',
    purchase: '購入',
    lease: 'リース',
    subscribe: 'サブスクリプション',
    'incl. 5% VAT': '税込（5%）',
  },
};

const uk: SpecificationMessages = {
  ...VEHICLE_MESSAGES.uk,
  states: TITLE_MESSAGES.uk.states,
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
  values: {
    ...VEHICLE_MESSAGES.uk.values,
    Coupe: 'Купе',
    Coupé: 'Купе',
    SUV: 'Позашляховик',
    Saloon: 'Седан',
    Estate: 'Універсал',
    Hatchback: 'Хетчбек',
    Convertible: 'Кабріолет',
    'People carrier': 'Мінівен',
    'Pick-up': 'Пікап',
    Van: 'Фургон',
    Private: 'Приватне',
    'Company car': 'Корпоративне',
    'Courtesy car': 'Підмінне авто',
    Demonstrator: 'Демонстраційне',
    'Pre-registered': 'Попередньо зареєстроване',
    'Employee’s car': 'Авто співробітника',
    Classic: 'Класичне',
    'Full, by retailers of the brand': 'Повна, в офіційного дилера',
    'Full, digital service record': 'Повна, електронна сервісна книжка',
    'Full, last service at this retailer': 'Повна, останнє обслуговування в цього дилера',
    None: 'Немає',
    'Front bumper repainted': 'Перефарбовано передній бампер',
    'One door repainted': 'Перефарбовано одні двері',
    purchase: 'Купівля',
    lease: 'Лізинг',
    subscribe: 'Підписка',
    'incl. 5% VAT': 'з ПДВ 5%',
  },
};

export const SPECIFICATION_MESSAGES = { en, ar, ja, uk } as const;
