export interface CardTexts {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly expiryHint: string;
  readonly numberIncomplete: string;
  readonly numberInvalid: string;
  readonly expiryIncomplete: string;
  readonly expiryPast: string;
  readonly cvcIncomplete: string;
}

const en: CardTexts = {
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code (CVC)',
  expiryHint: 'MM / YY',
  numberIncomplete: 'Your card number is incomplete.',
  numberInvalid: 'Your card number is invalid.',
  expiryIncomplete: "Your card's expiration date is incomplete.",
  expiryPast: "Your card's expiration year is in the past.",
  cvcIncomplete: "Your card's security code is incomplete.",
};

const TEXTS: Readonly<Record<string, CardTexts>> = {
  en,
  ar: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    cvc: 'رمز الأمان (CVC)',
    expiryHint: 'MM / YY',
    numberIncomplete: 'رقم بطاقتك غير مكتمل.',
    numberInvalid: 'رقم بطاقتك غير صالح.',
    expiryIncomplete: 'تاريخ انتهاء صلاحية بطاقتك غير مكتمل.',
    expiryPast: 'انتهت صلاحية بطاقتك.',
    cvcIncomplete: 'رمز الأمان لبطاقتك غير مكتمل.',
  },
  ja: {
    number: 'カード番号',
    expiry: '有効期限',
    cvc: 'セキュリティコード (CVC)',
    expiryHint: '月 / 年',
    numberIncomplete: 'カード番号に不備があります。',
    numberInvalid: 'カード番号が無効です。',
    expiryIncomplete: 'カードの有効期限に不備があります。',
    expiryPast: 'カードの有効期限が過ぎています。',
    cvcIncomplete: 'カードのセキュリティコードに不備があります。',
  },
  uk: {
    number: 'Номер картки',
    expiry: 'Термін дії',
    cvc: 'Код безпеки (CVC)',
    expiryHint: 'ММ / РР',
    numberIncomplete: 'Номер картки неповний.',
    numberInvalid: 'Номер картки недійсний.',
    expiryIncomplete: 'Термін дії картки неповний.',
    expiryPast: 'Термін дії картки минув.',
    cvcIncomplete: 'Код безпеки картки неповний.',
  },
};

export function cardTexts(locale: string): CardTexts {
  return TEXTS[locale.slice(0, 2).toLowerCase()] ?? en;
}
