export interface MailTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly orderNumber: string;
  readonly vehicle: string;
  readonly vin: string;
  readonly price: string;
  readonly fee: string;
  readonly free: string;
  readonly retailer: string;
  readonly next: string;
  readonly button: string;
  readonly footer: string;
}

const en: MailTexts = {
  subject: 'Your reservation {number} is confirmed',
  greeting: 'Dear {name},',
  intro: 'Thank you. We have reserved this vehicle for you.',
  orderNumber: 'Reservation number',
  vehicle: 'Vehicle',
  vin: 'VIN',
  price: 'Price',
  fee: 'Reservation fee',
  free: 'Free',
  retailer: 'Your retailer',
  next: 'Your retailer will contact you to arrange everything else.',
  button: 'See your reservation',
  footer: 'You get this e-mail because a vehicle was reserved with this address.',
};

const TEXTS: Readonly<Record<string, MailTexts>> = {
  en,
  ar: {
    subject: 'تم تأكيد حجزك {number}',
    greeting: 'عزيزي {name}،',
    intro: 'شكرًا لك. لقد حجزنا هذه السيارة لك.',
    orderNumber: 'رقم الحجز',
    vehicle: 'السيارة',
    vin: 'رقم الهيكل',
    price: 'السعر',
    fee: 'رسوم الحجز',
    free: 'مجانًا',
    retailer: 'الوكيل',
    next: 'سيتواصل معك الوكيل لترتيب بقية التفاصيل.',
    button: 'عرض حجزك',
    footer: 'وصلتك هذه الرسالة لأنه تم حجز سيارة بهذا العنوان.',
  },
  ja: {
    subject: 'ご予約 {number} が確定しました',
    greeting: '{name} 様',
    intro: 'ご予約ありがとうございます。下記の車両を確保いたしました。',
    orderNumber: '予約番号',
    vehicle: '車両',
    vin: '車台番号',
    price: '価格',
    fee: '予約金',
    free: '無料',
    retailer: '担当販売店',
    next: '今後の手続きについて販売店よりご連絡いたします。',
    button: '予約内容を見る',
    footer: 'このメールアドレスで車両が予約されたためお送りしています。',
  },
  uk: {
    subject: 'Ваше бронювання {number} підтверджено',
    greeting: 'Вітаємо, {name}!',
    intro: 'Дякуємо. Ми забронювали для вас цей автомобіль.',
    orderNumber: 'Номер бронювання',
    vehicle: 'Автомобіль',
    vin: 'VIN',
    price: 'Ціна',
    fee: 'Вартість бронювання',
    free: 'Безкоштовно',
    retailer: 'Ваш дилер',
    next: 'Дилер звʼяжеться з вами, щоб узгодити все інше.',
    button: 'Переглянути бронювання',
    footer: 'Ви отримали цей лист, бо за цією адресою забронювали автомобіль.',
  },
};

export function mailTexts(locale: string): MailTexts {
  return TEXTS[locale.slice(0, 2).toLowerCase()] ?? en;
}
