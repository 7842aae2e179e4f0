import { nameOrder } from '@showroom/contracts/entities/full-name';
import type { FormField, FormType } from '@showroom/contracts/entities/lead';
import type { Market } from '@showroom/contracts/markets';
import type { FormRow } from '../../schema/leads';
import { type Language, languageOf } from './language';

interface Words {
  readonly contact: string;
  readonly test_drive: string;
  readonly offers: string;
  readonly reservation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly model: string;
  readonly preferred_time: string;
  readonly times: readonly [string, string, string];
  readonly consent: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    contact: 'Contact us',
    test_drive: 'Book a test drive',
    offers: 'Ask for an offer',
    reservation: 'Reservation',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    phone: 'Phone number',
    message: 'Your message',
    model: 'Model',
    preferred_time: 'Preferred time',
    times: ['Morning', 'Afternoon', 'Evening'],
    consent: 'You may contact me about my request',
  },
  ar: {
    contact: 'تواصل معنا',
    test_drive: 'احجز تجربة قيادة',
    offers: 'اطلب عرضاً',
    reservation: 'الحجز',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    message: 'رسالتك',
    model: 'الطراز',
    preferred_time: 'الوقت المفضل',
    times: ['صباحاً', 'بعد الظهر', 'مساءً'],
    consent: 'يمكنكم التواصل معي بشأن طلبي',
  },
  ja: {
    contact: 'お問い合わせ',
    test_drive: '試乗のお申し込み',
    offers: 'お見積もりのご依頼',
    reservation: 'ご予約',
    first_name: '名',
    last_name: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    message: 'お問い合わせ内容',
    model: 'モデル',
    preferred_time: 'ご希望の時間帯',
    times: ['午前', '午後', '夕方以降'],
    consent: 'この件に関する連絡に同意します',
  },
  uk: {
    contact: 'Зв’яжіться з нами',
    test_drive: 'Записатися на тест-драйв',
    offers: 'Запитати пропозицію',
    reservation: 'Бронювання',
    first_name: 'Ім’я',
    last_name: 'Прізвище',
    email: 'Електронна пошта',
    phone: 'Номер телефону',
    message: 'Ваше повідомлення',
    model: 'Модель',
    preferred_time: 'Зручний час',
    times: ['Вранці', 'Удень', 'Увечері'],
    consent: 'Зі мною можна зв’язатися щодо мого запиту',
  },
};

function field(name: keyof Words, words: Words, rest: Omit<FormField, 'name' | 'label'>): FormField {
  return { name, label: String(words[name]), ...rest };
}

function fieldsOf(type: FormType, words: Words, language: Language): FormField[] {
  const required = { kind: 'text', is_required: true, max: 80 } as const;
  const person = [
    ...nameOrder(language).map((part) => field(part, words, required)),
    field('email', words, { kind: 'email', is_required: true, max: 254 }),
    field('phone', words, { kind: 'phone', is_required: type === 'test_drive', max: 40 }),
  ];
  const message = field('message', words, { kind: 'long_text', is_required: type === 'contact', max: 4000 });
  const consent = field('consent', words, { kind: 'consent', is_required: true, max: 5 });
  switch (type) {
    case 'contact':
      return [...person, message, consent];
    case 'test_drive':
      return [
        ...person,
        field('model', words, { kind: 'text', is_required: true, max: 120 }),
        field('preferred_time', words, {
          kind: 'choice',
          is_required: false,
          max: 40,
          options: [...words.times],
        }),
        message,
        consent,
      ];
    case 'offers':
      return [...person, field('model', words, { kind: 'text', is_required: false, max: 120 }), message];
    case 'reservation':
      return [...person, message];
  }
}

export type FormDefinition = Pick<FormRow, 'id' | 'market' | 'type' | 'name' | 'locale' | 'fields'>;

/** The form that a market has of a type; of a locale that is not its first one, that locale's. */
export function formOf(type: FormType, { code, locales }: Market, locale: string = locales[0]): FormDefinition {
  const language = languageOf(locale);
  const words = WORDS[language];
  const suffix = locale === locales[0] ? '' : `-${locale.split('-')[0]}`;
  return {
    id: `${type}-${code}${suffix}`,
    market: code,
    type,
    name: words[type],
    locale,
    fields: fieldsOf(type, words, language),
  };
}

/** What visitors fill in: in every language of the market; what the site itself fills in: once. */
export function formsIn(market: Market): FormDefinition[] {
  return [
    ...market.locales.flatMap((locale) => [formOf('contact', market, locale), formOf('test_drive', market, locale)]),
    formOf('offers', market),
    formOf('reservation', market),
  ];
}
