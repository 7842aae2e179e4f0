const en = {
  locale: 'en',
  card: 'Card number',
  expiry: 'Expiry date',
  cvv: 'Security code (CVV)',
  pay: 'Pay',
  sandbox: 'No money moves here: this is a sandbox.',
  declined: 'The payment was declined. Please try another card.',
  bank: 'Your bank asks you to confirm this payment.',
  confirm: 'Confirm',
  refuse: 'It is not me',
  paid: 'The payment has been made.',
  problem: 'This payment cannot be made',
  back: 'Back to the shop',
} as const;

export type LiqpayTexts = Readonly<Record<keyof typeof en, string>>;

const uk: LiqpayTexts = {
  locale: 'uk',
  card: 'Номер картки',
  expiry: 'Термін дії',
  cvv: 'Код безпеки (CVV)',
  pay: 'Сплатити',
  sandbox: 'Гроші тут не рухаються: це пісочниця.',
  declined: 'Платіж відхилено. Спробуйте іншу картку.',
  bank: 'Ваш банк просить підтвердити цей платіж.',
  confirm: 'Підтвердити',
  refuse: 'Це не я',
  paid: 'Платіж здійснено.',
  problem: 'Цей платіж неможливо здійснити',
  back: 'Повернутися до магазину',
};

export function liqpayTexts(language: 'uk' | 'en'): LiqpayTexts {
  return language === 'uk' ? uk : en;
}
