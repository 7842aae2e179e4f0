import type { TranslatedText } from '@showroom/contracts/entities/form';

/** Texts that templates begin with, in the languages of our markets. */
const TEXTS = {
  first_name: { en: 'First name', fr: 'Prénom', ar: 'الاسم الأول', ja: '名', uk: 'Ім’я' },
  last_name: { en: 'Last name', fr: 'Nom', ar: 'اسم العائلة', ja: '姓', uk: 'Прізвище' },
  email: { en: 'E-mail', fr: 'E-mail', ar: 'البريد الإلكتروني', ja: 'メールアドレス', uk: 'Електронна пошта' },
  phone: { en: 'Phone', fr: 'Téléphone', ar: 'الهاتف', ja: '電話番号', uk: 'Телефон' },
  message: { en: 'Your message', fr: 'Votre message', ar: 'رسالتك', ja: 'お問い合わせ内容', uk: 'Ваше повідомлення' },
  postcode: {
    en: 'Postcode or town',
    fr: 'Code postal ou ville',
    ar: 'المدينة',
    ja: '郵便番号または市区町村',
    uk: 'Індекс або місто',
  },
  retailer: { en: 'Retailer', fr: 'Concessionnaire', ar: 'الوكيل', ja: '販売店', uk: 'Дилер' },
  model: { en: 'Model', fr: 'Modèle', ar: 'الطراز', ja: 'モデル', uk: 'Модель' },
  day: { en: 'Preferred day', fr: 'Jour souhaité', ar: 'اليوم المفضل', ja: '希望日', uk: 'Бажаний день' },
  registration: {
    en: 'Registration number',
    fr: 'Immatriculation',
    ar: 'رقم اللوحة',
    ja: '車両番号',
    uk: 'Номерний знак',
  },
  mileage: { en: 'Mileage', fr: 'Kilométrage', ar: 'المسافة المقطوعة', ja: '走行距離', uk: 'Пробіг' },
  service: {
    en: 'What should be done?',
    fr: 'Que faut-il faire ?',
    ar: 'ما المطلوب؟',
    ja: 'ご希望の作業',
    uk: 'Що потрібно зробити?',
  },
  inspection: { en: 'Service', fr: 'Entretien', ar: 'صيانة', ja: '点検', uk: 'Обслуговування' },
  tyres: { en: 'Tyres', fr: 'Pneus', ar: 'الإطارات', ja: 'タイヤ', uk: 'Шини' },
  repair: { en: 'Repair', fr: 'Réparation', ar: 'إصلاح', ja: '修理', uk: 'Ремонт' },
  other: { en: 'Something else', fr: 'Autre chose', ar: 'شيء آخر', ja: 'その他', uk: 'Інше' },
  consent: {
    en: 'I agree that I am contacted about this request.',
    fr: 'J’accepte d’être contacté au sujet de cette demande.',
    ar: 'أوافق على التواصل معي بشأن هذا الطلب.',
    ja: 'この件についての連絡に同意します。',
    uk: 'Я погоджуюся, щоб зі мною зв’язалися щодо цього запиту.',
  },
  send: { en: 'Send', fr: 'Envoyer', ar: 'إرسال', ja: '送信', uk: 'Надіслати' },
  thanks: { en: 'Thank you', fr: 'Merci', ar: 'شكرًا لك', ja: 'ありがとうございます', uk: 'Дякуємо' },
  soon: {
    en: 'We will be in touch soon.',
    fr: 'Nous vous contacterons bientôt.',
    ar: 'سنتواصل معك قريبًا.',
    ja: '追ってご連絡いたします。',
    uk: 'Ми незабаром зв’яжемося з вами.',
  },
  contact: { en: 'Contact us', fr: 'Contactez-nous', ar: 'اتصل بنا', ja: 'お問い合わせ', uk: 'Зв’яжіться з нами' },
  test_drive: {
    en: 'Book a test drive',
    fr: 'Réserver un essai',
    ar: 'احجز تجربة قيادة',
    ja: '試乗予約',
    uk: 'Записатися на тест-драйв',
  },
  offers: {
    en: 'Get this offer',
    fr: 'Profiter de cette offre',
    ar: 'احصل على هذا العرض',
    ja: 'このオファーについて',
    uk: 'Отримати пропозицію',
  },
  booking: {
    en: 'Book a service',
    fr: 'Réserver un entretien',
    ar: 'احجز صيانة',
    ja: '点検予約',
    uk: 'Записатися на сервіс',
  },
  you: { en: 'About you', fr: 'Vous', ar: 'بياناتك', ja: 'お客様情報', uk: 'Про вас' },
  vehicle: { en: 'Your vehicle', fr: 'Votre véhicule', ar: 'سيارتك', ja: 'お車', uk: 'Ваш автомобіль' },
} as const satisfies Record<string, Readonly<Record<'en' | 'fr' | 'ar' | 'ja' | 'uk', string>>>;

export type TextId = keyof typeof TEXTS;

/** A text in the languages of a market; one that we do not speak stays to be written. */
export function textsFor(id: TextId, locales: readonly string[]): TranslatedText {
  const texts: Readonly<Record<string, string>> = TEXTS[id];
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale.split('-')[0] ?? ''];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
}
