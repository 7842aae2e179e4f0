import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { plural } from '@showroom/shared-ui/format-count';

/** What the reverse calculator says; fetched with it. */
export const REVERSE_TEXTS = {
  en: {
    budget: 'Monthly budget',
    deposit: 'Deposit',
    depositHint: 'What you pay at the start.',
    leastDeposit: 'What you pay at the start: at least {percent} of the price.',
    duration: 'Duration',
    months: plural({ one: 'n month', other: 'n months' }),
    mileage: 'Yearly mileage',
    apply: 'Show vehicles',
    amountMissing: 'Please enter an amount.',
    nothing: 'No price can be paid for like this. A larger deposit, a longer duration or a higher budget may help.',
    failed: ERROR_TEXTS['reverse-calculator.failed'],
    assumptions:
      'We compare your budget with the payment of each vehicle, at fixed yearly rates from {least} to {most} by its age and condition, with a final payment where the lender offers one. Examples, not offers.',
  },
  ar: {
    budget: 'الميزانية الشهرية',
    deposit: 'الدفعة الأولى',
    depositHint: 'ما تدفعه عند البدء.',
    leastDeposit: 'ما تدفعه عند البدء: {percent} من السعر على الأقل.',
    duration: 'المدة',
    months: plural({ one: 'شهر واحد', two: 'شهران', few: 'n أشهر', many: 'n شهرًا', other: 'n شهر' }),
    mileage: 'المسافة السنوية',
    apply: 'عرض السيارات',
    amountMissing: 'يُرجى إدخال مبلغ.',
    nothing: 'لا يمكن تمويل أي سعر بهذه الشروط. قد تساعد دفعة أولى أكبر أو مدة أطول أو ميزانية أعلى.',
    failed: 'حدث خطأ ما، يُرجى تحديث الصفحة والمحاولة مرة أخرى',
    assumptions:
      'نقارن ميزانيتك بدفعة كل سيارة بمعدلات سنوية ثابتة من {least} إلى {most} حسب عمرها وحالتها، مع دفعة نهائية حيث تتيحها جهة التمويل. هذه أمثلة وليست عروضًا.',
  },
  ja: {
    budget: '月々の予算',
    deposit: '頭金',
    depositHint: '最初にお支払いいただく金額です。',
    leastDeposit: '最初にお支払いいただく金額です(車両価格の{percent}以上)。',
    duration: 'お支払い期間',
    months: plural({ other: 'nか月' }),
    mileage: '年間走行距離',
    apply: '車両を表示',
    amountMissing: '金額を入力してください。',
    nothing: 'この条件でお支払いいただける車両がありません。頭金、期間、予算を見直してください。',
    failed: '問題が発生しました。ページを再読み込みして、もう一度お試しください',
    assumptions:
      '車両ごとのお支払い額とご予算を比べます。年利は年式と状態により{least}から{most}(固定)、据置額がある場合はそれを含みます。一例であり、条件を確約するものではありません。',
  },
  uk: {
    budget: 'Місячний бюджет',
    deposit: 'Перший внесок',
    depositHint: 'Скільки ви сплачуєте на початку.',
    leastDeposit: 'Скільки ви сплачуєте на початку: щонайменше {percent} ціни.',
    duration: 'Строк',
    months: plural({ other: 'n міс.' }),
    mileage: 'Річний пробіг',
    apply: 'Показати автомобілі',
    amountMissing: 'Вкажіть суму.',
    nothing: 'За таких умов не можна оплатити жодну ціну. Допоможе більший внесок, довший строк або більший бюджет.',
    failed: 'Щось пішло не так, оновіть сторінку та спробуйте ще раз',
    assumptions:
      'Ми порівнюємо ваш бюджет із платежем за кожне авто: фіксовані річні ставки від {least} до {most} залежно від віку та стану, з кінцевим платежем, де його пропонує кредитор. Це приклади, а не пропозиції.',
  },
};
