/**
 * How e-mails of one language name what was chosen; `{months}`, `{amount}`, `{distance}`, `{name}`
 * and `{count}` are filled in.
 */
export interface ChoiceTexts {
  readonly payment: string;
  readonly cash: string;
  readonly finance: string;
  readonly lease: string;
  readonly subscription: string;
  /** What is due each month, and for how long. */
  readonly monthly: string;
  readonly months: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly first: string;
  readonly mileage: string;
  readonly final: string;
  readonly km: string;
  readonly mi: string;
  readonly packs: string;
  readonly eachMonth: string;
  readonly tradeIn: string;
  readonly estimate: string;
  readonly location: string;
  readonly delivery: string;
  readonly bringing: string;
  readonly handover: string;
  readonly test_drive: string;
}

const en: ChoiceTexts = {
  payment: 'How you pay for the vehicle',
  cash: 'Cash',
  finance: 'Finance',
  lease: 'Lease',
  subscription: 'Subscription',
  monthly: '{amount} a month for {months}',
  months: { one: '{count} month', other: '{count} months' },
  first: '{amount} at the start',
  mileage: '{distance} a month',
  final: '{amount} at the end',
  km: 'km',
  mi: 'miles',
  packs: 'Service packs',
  eachMonth: '{amount} a month',
  tradeIn: 'Your present car',
  estimate: 'estimated at {amount}',
  location: 'Where you take it over',
  delivery: 'Delivery to',
  bringing: 'bringing it there: {amount}',
  handover: 'Handover',
  test_drive: 'Test drive',
};

const TEXTS: Readonly<Record<string, ChoiceTexts>> = {
  en,
  ar: {
    payment: 'طريقة دفع ثمن السيارة',
    cash: 'نقدًا',
    finance: 'تمويل',
    lease: 'تأجير',
    subscription: 'اشتراك',
    monthly: '{amount} شهريًا لمدة {months}',
    months: { one: 'شهر واحد', two: 'شهرين', few: '{count} أشهر', many: '{count} شهرًا', other: '{count} شهر' },
    first: '{amount} عند البدء',
    mileage: '{distance} شهريًا',
    final: '{amount} في النهاية',
    km: 'كم',
    mi: 'ميل',
    packs: 'باقات الخدمة',
    eachMonth: '{amount} شهريًا',
    tradeIn: 'سيارتك الحالية',
    estimate: 'القيمة التقديرية {amount}',
    location: 'مكان الاستلام',
    delivery: 'التوصيل إلى',
    bringing: 'رسوم النقل: {amount}',
    handover: 'موعد التسليم',
    test_drive: 'تجربة القيادة',
  },
  ja: {
    payment: '車両のお支払い方法',
    cash: '現金一括',
    finance: 'ローン',
    lease: 'リース',
    subscription: 'サブスクリプション',
    monthly: '月々 {amount}、{months}',
    months: { other: '{count}か月' },
    first: '初回 {amount}',
    mileage: '月間走行距離 {distance}',
    final: '最終回 {amount}',
    km: 'km',
    mi: 'マイル',
    packs: 'サービスパック',
    eachMonth: '月々 {amount}',
    tradeIn: '下取り車',
    estimate: '査定額 {amount}',
    location: 'お引き渡し場所',
    delivery: 'お届け先',
    bringing: '運送料：{amount}',
    handover: '納車日時',
    test_drive: '試乗日時',
  },
  uk: {
    payment: 'Як ви платите за автомобіль',
    cash: 'Готівка',
    finance: 'Фінансування',
    lease: 'Лізинг',
    subscription: 'Підписка',
    monthly: '{amount} на місяць протягом {months}',
    months: { other: '{count} міс.' },
    first: '{amount} на початку',
    mileage: '{distance} на місяць',
    final: '{amount} наприкінці',
    km: 'км',
    mi: 'миль',
    packs: 'Сервісні пакети',
    eachMonth: '{amount} на місяць',
    tradeIn: 'Ваш нинішній автомобіль',
    estimate: 'оцінка {amount}',
    location: 'Де ви його забираєте',
    delivery: 'Доставка за адресою',
    bringing: 'перевезення: {amount}',
    handover: 'Передача автомобіля',
    test_drive: 'Тест-драйв',
  },
};

export function choiceTexts(locale: string): ChoiceTexts {
  return TEXTS[locale.slice(0, 2).toLowerCase()] ?? en;
}
