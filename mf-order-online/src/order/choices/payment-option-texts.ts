export const PAYMENT_OPTION_TEXTS = {
  en: {
    cash: 'Purchase',
    finance: 'Purchase on finance',
    financeHint: 'Monthly payments on your own terms',
    lease: 'Lease',
    subscription: 'Subscription',
  },
  ar: {
    cash: 'شراء',
    finance: 'شراء بالتمويل',
    financeHint: 'دفعات شهرية بشروطك',
    lease: 'تأجير',
    subscription: 'اشتراك',
  },
  ja: {
    cash: '購入',
    finance: 'ローンで購入',
    financeHint: 'ご希望の条件で毎月お支払い',
    lease: 'リース',
    subscription: 'サブスクリプション',
  },
  uk: {
    cash: 'Купівля',
    finance: 'Купівля в кредит',
    financeHint: 'Щомісячні платежі на ваших умовах',
    lease: 'Лізинг',
    subscription: 'Підписка',
  },
} as const;
