import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { VEHICLE_WORDS, type VehicleWords } from '@showroom/shared-ui/vehicle-words';

/** The words of one language that a specification is written with. */
export interface Words extends VehicleWords {
  readonly states: Readonly<Record<VehicleState, string>>;
  readonly statuses: Readonly<Record<VehicleStatus, string>>;
  /** `n` stands for the number. */
  readonly seats: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
}

const en: Words = {
  ...VEHICLE_WORDS.en,
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
  values: { ...VEHICLE_WORDS.en.values, purchase: 'Purchase', lease: 'Lease', subscribe: 'Subscribe' },
};

const ar: Words = {
  ...VEHICLE_WORDS.ar,
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
  values: {
    ...VEHICLE_WORDS.ar.values,
    purchase: 'شراء',
    lease: 'تأجير',
    subscribe: 'اشتراك',
    'incl. 5% VAT': 'شامل ضريبة القيمة المضافة 5%',
  },
};

const ja: Words = {
  ...VEHICLE_WORDS.ja,
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
  values: {
    ...VEHICLE_WORDS.ja.values,
    purchase: '購入',
    lease: 'リース',
    subscribe: 'サブスクリプション',
    'incl. 5% VAT': '税込（5%）',
  },
};

const uk: Words = {
  ...VEHICLE_WORDS.uk,
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
  values: {
    ...VEHICLE_WORDS.uk.values,
    purchase: 'Купівля',
    lease: 'Лізинг',
    subscribe: 'Підписка',
    'incl. 5% VAT': 'з ПДВ 5%',
  },
};

export const WORDS = { en, ar, ja, uk } as const;
