/**
 * What the e-mails of one language say; `{name}`, `{number}`, `{amount}` and `{vehicle}` are filled
 * in.
 */
export interface MailTexts {
  readonly greeting: string;
  readonly orderNumber: string;
  readonly vehicle: string;
  readonly vin: string;
  readonly price: string;
  readonly driveAwayPrice: string;
  readonly fee: string;
  readonly free: string;
  readonly retailer: string;
  /** When the order was placed. */
  readonly placed: string;
  /** What the visitor wrote. */
  readonly message: string;
  /** What was agreed to. */
  readonly terms: string;
  readonly see: string;
  readonly footer: string;
  readonly confirmed: {
    readonly subject: string;
    readonly intro: string;
    readonly next: string;
  };
  readonly byLink: {
    readonly subject: string;
    readonly intro: string;
    /** `{until}`: date, time and zone. */
    readonly until: string;
    /** What becomes of `{amount}`, by where it is now. */
    readonly none: string;
    readonly held: string;
    readonly taken: string;
    readonly button: string;
  };
  readonly cancelled: {
    readonly subject: string;
    readonly intro: string;
    /** Nobody cancelled it: the vehicle went to somebody else while the bank was asked. */
    readonly lost: string;
    /** It ended because nobody confirmed or took it in time. */
    readonly expired: string;
    readonly refunded: string;
    readonly released: string;
  };
  readonly refunded: {
    readonly subject: string;
    readonly intro: string;
    readonly next: string;
    /** All that went back or is on its way. */
    readonly sum: string;
  };
  readonly inquiry: {
    readonly subject: string;
    readonly greeting: string;
    readonly intro: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly message: string;
    readonly configuration: string;
    readonly next: string;
    readonly footer: string;
  };
}

const en: MailTexts = {
  greeting: 'Dear {name},',
  orderNumber: 'Reservation number',
  vehicle: 'Vehicle',
  vin: 'VIN',
  price: 'Price',
  driveAwayPrice: 'Drive-away price in {state}',
  fee: 'Reservation fee',
  free: 'Free',
  retailer: 'Your retailer',
  placed: 'Reserved on',
  message: 'Your message',
  terms: 'Accepted terms',
  see: 'See your reservation',
  footer: 'You get this e-mail because a vehicle was reserved with this address.',
  confirmed: {
    subject: 'Your reservation {number} is confirmed',
    intro: 'Thank you. We have reserved this vehicle for you.',
    next: 'Your retailer will contact you to arrange everything else.',
  },
  byLink: {
    subject: 'Please confirm your reservation {number}',
    intro: 'Thank you. One step is left: please confirm your reservation.',
    until: 'Please confirm by {until}. If you do not, the reservation ends by itself.',
    none: 'Nothing is to be paid.',
    held: 'Nothing was charged: {amount} are only on hold. They are not taken before you confirm, and are free again if you do not.',
    taken: 'Your payment of {amount} was taken. If you do not confirm, all of it goes back to you.',
    button: 'Confirm the reservation',
  },
  cancelled: {
    subject: 'Your reservation {number} has ended',
    intro: 'Your reservation was cancelled.',
    lost: 'We are sorry: this vehicle was taken before your payment arrived. Your reservation could not be completed.',
    expired: 'Your reservation was not confirmed in time, so it has ended.',
    refunded:
      'We are giving {amount} back to you, the way you paid. Depending on your bank, this takes up to ten days.',
    released: 'The {amount} that your bank had put on hold were not charged and are free again.',
  },
  refunded: {
    subject: 'We are giving you money back for your reservation {number}',
    intro: 'Your retailer is giving you a part of what you paid back. Your reservation stays as it is.',
    next: 'It comes the way you paid. Depending on your bank, this takes up to ten days.',
    sum: 'Given back',
  },
  inquiry: {
    subject: 'Inquiry about {vehicle}',
    greeting: 'Good day,',
    intro: 'A visitor of the website asks about this vehicle.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    configuration: 'Configuration',
    next: 'Answer to this e-mail to write to the visitor.',
    footer: 'You get this e-mail because this address receives inquiries of the website.',
  },
};

const TEXTS: Readonly<Record<string, MailTexts>> = {
  en,
  ar: {
    greeting: 'عزيزي {name}،',
    orderNumber: 'رقم الحجز',
    vehicle: 'السيارة',
    vin: 'رقم الهيكل',
    price: 'السعر',
    driveAwayPrice: 'السعر الشامل في {state}',
    fee: 'رسوم الحجز',
    free: 'مجانًا',
    retailer: 'الوكيل',
    placed: 'تاريخ الحجز',
    message: 'رسالتك',
    terms: 'الشروط المقبولة',
    see: 'عرض حجزك',
    footer: 'وصلتك هذه الرسالة لأنه تم حجز سيارة بهذا العنوان.',
    confirmed: {
      subject: 'تم تأكيد حجزك {number}',
      intro: 'شكرًا لك. لقد حجزنا هذه السيارة لك.',
      next: 'سيتواصل معك الوكيل لترتيب بقية التفاصيل.',
    },
    byLink: {
      subject: 'يرجى تأكيد حجزك {number}',
      intro: 'شكرًا لك. بقيت خطوة واحدة: يرجى تأكيد حجزك.',
      until: 'يرجى التأكيد حتى {until}. وإلا فسينتهي الحجز تلقائيًا.',
      none: 'لا يوجد مبلغ للدفع.',
      held: 'لم يُخصم أي مبلغ: المبلغ {amount} محجوز فقط، ولن يُستوفى قبل تأكيدك، ويصبح متاحًا من جديد إذا لم تؤكد.',
      taken: 'تم استيفاء مبلغ {amount}. إذا لم تؤكد فسيُعاد إليك كاملاً.',
      button: 'تأكيد الحجز',
    },
    cancelled: {
      subject: 'انتهى حجزك {number}',
      intro: 'تم إلغاء حجزك.',
      lost: 'نأسف: تم حجز هذه السيارة قبل وصول دفعتك، ولم نتمكن من إتمام حجزك.',
      expired: 'لم يتم تأكيد حجزك في الوقت المحدد، ولذلك انتهى.',
      refunded: 'نعيد إليك مبلغ {amount} بطريقة الدفع نفسها. قد يستغرق ذلك حتى عشرة أيام بحسب البنك.',
      released: 'لم يُخصم مبلغ {amount} الذي حجزه البنك، وأصبح متاحًا لك من جديد.',
    },
    refunded: {
      subject: 'نعيد إليك مبلغًا من حجزك {number}',
      intro: 'يعيد إليك الوكيل جزءًا مما دفعته، ويبقى حجزك كما هو.',
      next: 'يصلك المبلغ بطريقة الدفع نفسها. قد يستغرق ذلك حتى عشرة أيام بحسب البنك.',
      sum: 'المبلغ المردود',
    },
    inquiry: {
      subject: 'استفسار عن {vehicle}',
      greeting: 'تحية طيبة،',
      intro: 'يستفسر أحد زوار الموقع عن هذه السيارة.',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      message: 'الرسالة',
      configuration: 'المواصفات المختارة',
      next: 'رُدّ على هذه الرسالة لمراسلة الزائر.',
      footer: 'وصلتك هذه الرسالة لأن هذا العنوان يستقبل استفسارات الموقع.',
    },
  },
  ja: {
    greeting: '{name}',
    orderNumber: '予約番号',
    vehicle: '車両',
    vin: '車台番号',
    price: '価格',
    driveAwayPrice: '{state}の乗り出し価格',
    fee: '予約金',
    free: '無料',
    retailer: '担当販売店',
    placed: '予約日時',
    message: 'お問い合わせ内容',
    terms: '同意いただいた条件',
    see: '予約内容を見る',
    footer: 'このメールアドレスで車両が予約されたためお送りしています。',
    confirmed: {
      subject: 'ご予約 {number} が確定しました',
      intro: 'ご予約ありがとうございます。下記の車両を確保いたしました。',
      next: '今後の手続きについて販売店よりご連絡いたします。',
    },
    byLink: {
      subject: 'ご予約 {number} の確認をお願いします',
      intro: 'ご予約ありがとうございます。最後に、予約の確認をお願いいたします。',
      until: '{until}までにご確認ください。ご確認がない場合、予約は自動的に終了します。',
      none: 'お支払いはありません。',
      held: '請求は発生していません。{amount} はお支払い枠として確保されているのみで、ご確認の前に請求されることはなく、ご確認がない場合は解放されます。',
      taken: '{amount} をお支払いいただきました。ご確認がない場合は全額返金いたします。',
      button: '予約を確認する',
    },
    cancelled: {
      subject: 'ご予約 {number} は終了しました',
      intro: 'ご予約をキャンセルいたしました。',
      lost: '申し訳ございません。お支払いの確認前に車両が売約済みとなり、ご予約を完了できませんでした。',
      expired: '期限までに確認がなかったため、ご予約は終了しました。',
      refunded: '{amount} をお支払いと同じ方法で返金いたします。金融機関により最大10日ほどかかります。',
      released: 'お支払い枠として確保されていた {amount} は請求されず、解放されました。',
    },
    refunded: {
      subject: 'ご予約 {number} の一部返金について',
      intro: 'お支払いの一部を返金いたします。ご予約はそのまま有効です。',
      next: 'お支払いと同じ方法で返金いたします。金融機関により最大10日ほどかかります。',
      sum: '返金額',
    },
    inquiry: {
      subject: '{vehicle} へのお問い合わせ',
      greeting: 'ご担当者様',
      intro: 'ウェブサイトからこの車両へのお問い合わせがありました。',
      name: 'お名前',
      email: 'メールアドレス',
      phone: '電話番号',
      message: 'メッセージ',
      configuration: '構成',
      next: 'このメールに返信すると、お客様に届きます。',
      footer: 'このアドレスがウェブサイトのお問い合わせ先に登録されているためお送りしています。',
    },
  },
  uk: {
    greeting: 'Вітаємо, {name}!',
    orderNumber: 'Номер бронювання',
    vehicle: 'Автомобіль',
    vin: 'VIN',
    price: 'Ціна',
    driveAwayPrice: 'Повна ціна: {state}',
    fee: 'Вартість бронювання',
    free: 'Безкоштовно',
    retailer: 'Ваш дилер',
    placed: 'Заброньовано',
    message: 'Ваше повідомлення',
    terms: 'Прийняті умови',
    see: 'Переглянути бронювання',
    footer: 'Ви отримали цей лист, бо за цією адресою забронювали автомобіль.',
    confirmed: {
      subject: 'Ваше бронювання {number} підтверджено',
      intro: 'Дякуємо. Ми забронювали для вас цей автомобіль.',
      next: 'Дилер звʼяжеться з вами, щоб узгодити все інше.',
    },
    byLink: {
      subject: 'Підтвердьте, будь ласка, бронювання {number}',
      intro: 'Дякуємо. Залишився один крок: підтвердьте бронювання.',
      until: 'Підтвердьте до {until}. Інакше бронювання завершиться саме.',
      none: 'Платити нічого не потрібно.',
      held: 'Гроші не списано: {amount} лише заблоковано. Їх не спишуть, доки ви не підтвердите, а без підтвердження розблокують.',
      taken: 'Ваш платіж {amount} списано. Якщо ви не підтвердите, його буде повернено повністю.',
      button: 'Підтвердити бронювання',
    },
    cancelled: {
      subject: 'Ваше бронювання {number} завершено',
      intro: 'Ваше бронювання скасовано.',
      lost: 'Нам шкода: автомобіль забронювали раніше, ніж надійшла ваша оплата. Завершити бронювання не вдалося.',
      expired: 'Бронювання не підтвердили вчасно, тому воно завершилося.',
      refunded: 'Ми повертаємо вам {amount} тим самим способом. Залежно від банку це триває до десяти днів.',
      released: 'Суму {amount}, яку заблокував банк, не списано, і вона знову доступна.',
    },
    refunded: {
      subject: 'Ми повертаємо вам кошти за бронювання {number}',
      intro: 'Дилер повертає вам частину сплаченого. Ваше бронювання залишається чинним.',
      next: 'Кошти надійдуть тим самим способом, яким ви платили. Залежно від банку це триває до десяти днів.',
      sum: 'Повернено',
    },
    inquiry: {
      subject: 'Запит щодо {vehicle}',
      greeting: 'Добрий день!',
      intro: 'Відвідувач сайту запитує про цей автомобіль.',
      name: 'Імʼя',
      email: 'Електронна пошта',
      phone: 'Телефон',
      message: 'Повідомлення',
      configuration: 'Конфігурація',
      next: 'Дайте відповідь на цей лист, щоб написати відвідувачу.',
      footer: 'Ви отримали цей лист, бо ця адреса приймає запити з сайту.',
    },
  },
};

/** What a caller said about the language, when it is one: whatever else would end the sending. */
export function mailLocale(locale: string): string {
  return /^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/.test(locale) ? locale : 'en';
}

export function mailTexts(locale: string): MailTexts {
  return TEXTS[locale.slice(0, 2).toLowerCase()] ?? en;
}

/** A text with its gaps filled; what is filled in is never read as a gap itself. */
export function fill(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}
