import type { StepType } from '@showroom/contracts/entities/order-online-config';
import type { Language } from './language';

export interface OrderOnlineMessages {
  readonly stepsTitle: string;
  readonly stepsIntro: string;
  readonly configuredIntro: string;
  readonly steps: Readonly<Record<StepType, string>>;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly checkoutTitle: string;
  readonly termsTitle: string;
  readonly termsLabel: string;
  /** Paragraphs; those about money are left out where a reservation is free. */
  readonly terms: {
    readonly hold: string;
    readonly built: string;
    readonly fee: string;
    readonly refund: string;
    readonly data: string;
  };
  readonly successTitle: string;
  readonly success: string;
  /** The same of what is still to be built. */
  readonly successBuilt: string;
  readonly next: readonly string[];
  readonly unconfirmedTitle: string;
  readonly unconfirmed: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly retry: string;
  readonly stock: string;
  readonly home: string;
}

export const ORDER_ONLINE_MESSAGES: Readonly<Record<Language, OrderOnlineMessages>> = {
  en: {
    stepsTitle: 'Make it yours',
    stepsIntro: 'A few choices before you reserve. Only the first one is needed; the others can wait.',
    configuredIntro: 'Your vehicle will be built as you configured it. A few choices before you order.',
    steps: {
      payment_option: 'Payment',
      trade_in: 'Your present car',
      service_pack: 'Service packs',
      location: 'Handover',
      appointment: 'Appointment',
    },
    emptyTitle: 'Choose a vehicle first',
    empty: 'Find the vehicle that suits you, then reserve it online in a few minutes.',
    checkoutTitle: 'Reserve your vehicle',
    termsTitle: 'Reservation terms',
    termsLabel: 'I have read and accept the reservation terms.',
    terms: {
      hold: 'Your reservation takes the vehicle off the market and keeps it for you at the retailer. It obliges you to nothing: a purchase needs a contract with the retailer.',
      built:
        'Your vehicle is still to be built: the retailer keeps your configuration and prepares your order. It obliges you to nothing: a purchase needs a contract with the retailer.',
      fee: 'The reservation fee counts towards the price of the vehicle.',
      refund:
        'Until you sign a contract you can cancel at any time, without giving a reason. The fee is then given back in full, the way it was paid.',
      data: 'Your details go to the retailer of the vehicle, who contacts you to arrange a visit.',
    },
    successTitle: 'Thank you for your reservation',
    success: 'The vehicle is kept for you. A confirmation is on its way to your inbox.',
    successBuilt: 'Your configuration is kept for you. A confirmation is on its way to your inbox.',
    next: [
      'The retailer contacts you, usually within one working day.',
      'You see and drive the vehicle, and settle the details together.',
      'You decide: until you sign a contract, you can cancel at any time.',
    ],
    unconfirmedTitle: 'We could not confirm your reservation',
    unconfirmed:
      'The link has been used, or its time is over. Nothing was charged through it. If the vehicle is still available, you can reserve it once more.',
    failedTitle: 'Your reservation could not be completed',
    failed: 'The vehicle went to somebody else, or the time ran out. Whatever was authorised on your card is released.',
    retry: 'Try again',
    stock: 'See all vehicles',
    home: 'To the home page',
  },
  ar: {
    stepsTitle: 'اجعلها سيارتك',
    stepsIntro: 'بضعة اختيارات قبل الحجز. الأول فقط مطلوب، ويمكن تأجيل الباقي.',
    configuredIntro: 'ستُصنع سيارتك كما صممتها. بضعة اختيارات قبل الطلب.',
    steps: {
      payment_option: 'الدفع',
      trade_in: 'سيارتك الحالية',
      service_pack: 'باقات الخدمة',
      location: 'التسليم',
      appointment: 'الموعد',
    },
    emptyTitle: 'اختر سيارة أولاً',
    empty: 'ابحث عن السيارة التي تناسبك، ثم احجزها عبر الإنترنت في دقائق قليلة.',
    checkoutTitle: 'احجز سيارتك',
    termsTitle: 'شروط الحجز',
    termsLabel: 'لقد قرأت شروط الحجز وأوافق عليها.',
    terms: {
      hold: 'يسحب حجزك السيارة من العرض ويحفظها لك لدى الوكيل. ولا يُلزمك بشيء: فالشراء يحتاج إلى عقد مع الوكيل.',
      built:
        'لم تُصنع سيارتك بعد: يحتفظ الوكيل بالمواصفات التي اخترتها ويُعد طلبك. ولا يُلزمك ذلك بشيء: فالشراء يحتاج إلى عقد مع الوكيل.',
      fee: 'يُخصم رسم الحجز من سعر السيارة.',
      refund: 'يمكنك الإلغاء في أي وقت حتى توقيع العقد ودون ذكر الأسباب، ويُعاد الرسم كاملاً بطريقة الدفع نفسها.',
      data: 'تُرسل بياناتك إلى وكيل السيارة الذي سيتواصل معك لترتيب زيارة.',
    },
    successTitle: 'شكرًا لحجزك',
    success: 'السيارة محفوظة لك، والتأكيد في طريقه إلى بريدك.',
    successBuilt: 'تم حفظ مواصفاتك، والتأكيد في طريقه إلى بريدك.',
    next: [
      'يتواصل معك الوكيل عادةً خلال يوم عمل واحد.',
      'ترى السيارة وتقودها وتتفقان على التفاصيل.',
      'القرار لك: يمكنك الإلغاء في أي وقت حتى توقيع العقد.',
    ],
    unconfirmedTitle: 'تعذّر تأكيد حجزك',
    unconfirmed:
      'استُخدم الرابط من قبل أو انتهت مدته. لم يُخصم أي مبلغ من خلاله. إذا كانت السيارة متوفرة فيمكنك حجزها مجددًا.',
    failedTitle: 'تعذّر إتمام حجزك',
    failed: 'حجز شخص آخر السيارة أو انتهى الوقت. سيُحرَّر أي مبلغ تم تفويضه على بطاقتك.',
    retry: 'حاول مرة أخرى',
    stock: 'عرض جميع السيارات',
    home: 'إلى الصفحة الرئيسية',
  },
  ja: {
    stepsTitle: 'お客様だけの一台に',
    stepsIntro: 'ご予約の前にいくつかお選びください。必須は最初のステップのみです。',
    configuredIntro: 'お選びの仕様で製造いたします。ご注文の前にいくつかお選びください。',
    steps: {
      payment_option: 'お支払い方法',
      trade_in: '下取り車',
      service_pack: 'サービスパック',
      location: 'お引き渡し',
      appointment: 'ご来店日時',
    },
    emptyTitle: '車両をお選びください',
    empty: 'お好みの車両を見つけて、数分でオンライン予約ができます。',
    checkoutTitle: '車両を予約する',
    termsTitle: 'ご予約条件',
    termsLabel: 'ご予約条件を読み、同意します。',
    terms: {
      hold: 'ご予約いただいた車両は販売を停止し、販売店でお客様のために確保します。ご予約に購入の義務はなく、ご購入には販売店との契約が必要です。',
      built:
        'お車はこれから製造します。販売店がお選びの仕様を保管し、ご注文を準備します。ご予約に購入の義務はなく、ご購入には販売店との契約が必要です。',
      fee: '予約金は車両価格に充当されます。',
      refund: 'ご契約まではいつでも理由なくお取り消しいただけ、予約金は全額返金されます。',
      data: 'お客様の情報は販売店に送られ、販売店よりご来店についてご連絡いたします。',
    },
    successTitle: 'ご予約ありがとうございます',
    success: '車両を確保いたしました。確認メールをお送りします。',
    successBuilt: 'お選びの仕様を承りました。確認メールをお送りします。',
    next: [
      '通常一営業日以内に販売店よりご連絡いたします。',
      '実車をご覧いただき、ご試乗のうえ詳細をご相談ください。',
      'ご契約まではいつでもお取り消しいただけます。',
    ],
    unconfirmedTitle: 'ご予約を確定できませんでした',
    unconfirmed:
      'リンクはすでに使用されたか、有効期限が切れています。車両がまだご利用可能であれば、もう一度ご予約ください。',
    failedTitle: 'ご予約を完了できませんでした',
    failed: '他のお客様が先に予約されたか、お手続きの時間が終了しました。',
    retry: 'もう一度試す',
    stock: 'すべての車両を見る',
    home: 'ホームへ',
  },
  uk: {
    stepsTitle: 'Зробіть його своїм',
    stepsIntro: 'Кілька рішень перед бронюванням. Потрібне лише перше, решта може зачекати.',
    configuredIntro: 'Ваш автомобіль буде виготовлено за вашою конфігурацією. Кілька рішень перед замовленням.',
    steps: {
      payment_option: 'Оплата',
      trade_in: 'Ваше нинішнє авто',
      service_pack: 'Сервісні пакети',
      location: 'Передача авто',
      appointment: 'Візит',
    },
    emptyTitle: 'Спершу оберіть автомобіль',
    empty: 'Знайдіть автомобіль, який вам підходить, і забронюйте його онлайн за кілька хвилин.',
    checkoutTitle: 'Забронюйте автомобіль',
    termsTitle: 'Умови бронювання',
    termsLabel: 'Я прочитав(-ла) умови бронювання й погоджуюся з ними.',
    terms: {
      hold: 'Бронювання знімає автомобіль з продажу й зберігає його для вас у дилера. Воно ні до чого не зобов’язує: для купівлі потрібен договір із дилером.',
      built:
        'Ваш автомобіль ще буде виготовлено: дилер зберігає вашу конфігурацію та готує замовлення. Це ні до чого не зобов’язує: для купівлі потрібен договір із дилером.',
      fee: 'Плата за бронювання зараховується до ціни автомобіля.',
      refund:
        'До підписання договору ви можете скасувати бронювання будь-коли без пояснень. Плату повертають повністю в той самий спосіб.',
      data: 'Ваші дані отримає дилер автомобіля, який зв’яжеться з вами, щоб домовитися про візит.',
    },
    successTitle: 'Дякуємо за бронювання',
    success: 'Автомобіль збережено для вас. Підтвердження вже надсилається на вашу пошту.',
    successBuilt: 'Вашу конфігурацію збережено. Підтвердження вже надсилається на вашу пошту.',
    next: [
      'Дилер зв’яжеться з вами, зазвичай протягом одного робочого дня.',
      'Ви побачите автомобіль, проїдетеся ним і обговорите деталі.',
      'Рішення за вами: до підписання договору ви можете скасувати бронювання.',
    ],
    unconfirmedTitle: 'Не вдалося підтвердити бронювання',
    unconfirmed:
      'Посилання вже використано або його час минув. Через нього нічого не списано. Якщо автомобіль ще доступний, забронюйте його знову.',
    failedTitle: 'Не вдалося завершити бронювання',
    failed: 'Автомобіль забронював хтось інший або час вийшов. Заблоковані на картці кошти буде розблоковано.',
    retry: 'Спробувати ще раз',
    stock: 'Усі автомобілі',
    home: 'На головну',
  },
};
