import type { AdditionalContent, ContentBlock, PriceContent } from '@showroom/contracts/entities/company-config';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { minorDigits } from '../../money';
import { type Language, languageOf } from './language';

type Kind = 'cash' | 'lease' | 'subscription';

interface Words {
  readonly title: string;
  readonly label: string;
  readonly text: string;
  /** Rows of the finance options table: what, and on what terms. */
  readonly options: readonly (readonly [label: string, value: string, description: string])[];
}

const WORDS: Readonly<Record<Language, Readonly<Record<Kind, Words>>>> = {
  en: {
    cash: {
      title: 'Buying outright',
      label: 'What the price includes',
      text: '<p>The price shown is the price you pay at the retailer. A reservation fee is taken off it; until you sign, it is given back in full.</p>',
      options: [
        ['Bank transfer', 'No fee', 'Due before you collect the vehicle'],
        ['Card', 'Reservation fee only', 'The rest is paid at the retailer'],
      ],
    },
    lease: {
      title: 'Leasing',
      label: 'How leasing works',
      text: '<p>You pay for the use of the vehicle for an agreed time and mileage, and give it back at the end. Servicing can be part of the rate.</p>',
      options: [
        ['Term', '24, 36 or 48 months', 'Longer terms lower the rate'],
        ['Mileage', 'Agreed for each year', 'More is charged, less is given back'],
        ['At the end', 'Return or buy', 'The price of buying is fixed when you sign'],
      ],
    },
    subscription: {
      title: 'Subscription',
      label: 'How a subscription works',
      text: '<p>One monthly fee covers the vehicle, insurance, tax, servicing and tyres. You only add fuel or electricity.</p>',
      options: [
        ['Term', 'From one month', 'Longer terms lower the fee'],
        ['Mileage', 'Chosen each month', 'Unused mileage is not carried over'],
      ],
    },
  },
  ar: {
    cash: {
      title: 'الشراء نقداً',
      label: 'ما الذي يشمله السعر',
      text: '<p>السعر المعروض هو السعر الذي تدفعه لدى الوكيل. يُخصم منه رسم الحجز، ويُعاد إليك كاملاً ما لم توقّع.</p>',
      options: [
        ['تحويل بنكي', 'بدون رسوم', 'يُستحق قبل استلام السيارة'],
        ['بطاقة', 'رسم الحجز فقط', 'يُدفع الباقي لدى الوكيل'],
      ],
    },
    lease: {
      title: 'التأجير',
      label: 'كيف يعمل التأجير',
      text: '<p>تدفع مقابل استخدام السيارة لمدة ومسافة متفق عليهما، ثم تعيدها في النهاية. ويمكن أن تشمل الدفعة الصيانة.</p>',
      options: [
        ['المدة', '24 أو 36 أو 48 شهراً', 'كلما طالت المدة انخفضت الدفعة'],
        ['المسافة', 'تُحدد لكل سنة', 'يُحتسب الزائد ويُعاد الناقص'],
      ],
    },
    subscription: {
      title: 'الاشتراك',
      label: 'كيف يعمل الاشتراك',
      text: '<p>رسم شهري واحد يشمل السيارة والتأمين والصيانة والإطارات. عليك الوقود أو الكهرباء فقط.</p>',
      options: [['المدة', 'ابتداءً من شهر', 'كلما طالت المدة انخفض الرسم']],
    },
  },
  ja: {
    cash: {
      title: '現金でのご購入',
      label: '価格に含まれるもの',
      text: '<p>表示価格は販売店でお支払いいただく価格です。ご予約は無料で、ご契約まではいつでも取り消せます。</p>',
      options: [['銀行振込', '手数料なし', 'ご納車前にお支払いください']],
    },
    lease: {
      title: 'リース',
      label: 'リースの仕組み',
      text: '<p>期間と走行距離を決めてお乗りいただき、満了時にご返却いただきます。整備費用を含めることもできます。</p>',
      options: [
        ['期間', '24・36・48か月', '長いほど月額が下がります'],
        ['走行距離', '年間で設定', '超過分は精算となります'],
      ],
    },
    subscription: {
      title: 'サブスクリプション',
      label: 'サブスクリプションの仕組み',
      text: '<p>車両、保険、税金、整備、タイヤが月額に含まれます。燃料代または充電代のみご負担ください。</p>',
      options: [['期間', '1か月から', '長いほど月額が下がります']],
    },
  },
  uk: {
    cash: {
      title: 'Купівля без кредиту',
      label: 'Що входить у ціну',
      text: '<p>Показана ціна — це ціна, яку ви сплачуєте у дилера. Плату за бронювання буде з неї відраховано; до підписання договору її повертають повністю.</p>',
      options: [['Банківський переказ', 'Без комісії', 'До отримання автомобіля']],
    },
    lease: {
      title: 'Лізинг',
      label: 'Як працює лізинг',
      text: '<p>Ви платите за користування автомобілем протягом узгодженого строку та пробігу і повертаєте його наприкінці. Обслуговування може входити в платіж.</p>',
      options: [
        ['Строк', '24, 36 або 48 місяців', 'Довший строк зменшує платіж'],
        ['Пробіг', 'Узгоджується на рік', 'Перевищення сплачується окремо'],
      ],
    },
    subscription: {
      title: 'Підписка',
      label: 'Як працює підписка',
      text: '<p>Один щомісячний платіж включає автомобіль, страхування, податки, обслуговування та шини. Ви додаєте лише пальне або електроенергію.</p>',
      options: [['Строк', 'Від одного місяця', 'Довший строк зменшує платіж']],
    },
  },
};

const BUTTONS: Readonly<Record<Language, readonly [reserve: string, call: string, email: string]>> = {
  en: ['Reserve online', 'Call the retailer', 'Write to the retailer'],
  ar: ['احجز عبر الإنترنت', 'اتصل بالوكيل', 'راسل الوكيل'],
  ja: ['オンラインで予約する', '販売店に電話する', '販売店にメールする'],
  uk: ['Забронювати онлайн', 'Зателефонувати дилеру', 'Написати дилеру'],
};

/**
 * Lease prices are quoted for the market's usual terms: three years, 15,000 km a year and three
 * payments at the start.
 */
const LEASE_NOTE: Readonly<Record<Language, string>> = {
  en: 'Over 36 months and 15,000 km a year, with three monthly payments at the start. An example, not an offer.',
  ar: 'لمدة 36 شهرًا و15,000 كم في السنة، مع ثلاث دفعات شهرية في البداية. مثال وليس عرضًا.',
  ja: '36か月、年間15,000 km、初回に3か月分をお支払いの場合の例です。ご契約条件を示すものではありません。',
  uk: 'На 36 місяців і 15 000 км на рік, з трьома щомісячними платежами на початку. Приклад, а не пропозиція.',
};

interface LoanWords {
  readonly title: string;
  readonly deposit: string;
  readonly rate: string;
  readonly term: string;
  /** After the number of months. */
  readonly months: string;
  readonly borrowed: string;
  readonly monthly: string;
  readonly interest: string;
  readonly note: string;
}

const LOAN: Readonly<Record<Language, LoanWords>> = {
  en: {
    title: 'With a loan of your own bank',
    deposit: 'Your own money',
    rate: "Your bank's yearly rate in %",
    term: 'Paid back over',
    months: 'months',
    borrowed: 'Borrowed',
    monthly: 'A month',
    interest: 'Interest in all',
    note: 'A sum to compare with, not an offer: the terms are those of your bank.',
  },
  ar: {
    title: 'بقرض من مصرفك',
    deposit: 'المبلغ الذي تدفعه بنفسك',
    rate: 'الفائدة السنوية لمصرفك بالنسبة المئوية',
    term: 'مدة السداد',
    months: 'شهرًا',
    borrowed: 'مبلغ القرض',
    monthly: 'في الشهر',
    interest: 'إجمالي الفائدة',
    note: 'حساب للمقارنة وليس عرضًا: الشروط هي شروط مصرفك.',
  },
  ja: {
    title: 'お取引銀行のローンの場合',
    deposit: '自己資金',
    rate: '銀行の年利（％）',
    term: '返済期間',
    months: 'か月',
    borrowed: '借入額',
    monthly: '月々',
    interest: '利息の合計',
    note: '比較のための計算であり、ご提案ではありません。条件はお取引銀行によります。',
  },
  uk: {
    title: 'З кредитом вашого банку',
    deposit: 'Власні кошти',
    rate: 'Річна ставка вашого банку, %',
    term: 'Строк повернення',
    months: 'місяців',
    borrowed: 'Сума кредиту',
    monthly: 'На місяць',
    interest: 'Усього відсотків',
    note: 'Розрахунок для порівняння, а не пропозиція: умови визначає ваш банк.',
  },
};

/** A calculator of the market's own: what the price costs with a loan from elsewhere. */
function loanOf(words: LoanWords, currency: Market['currency']): ContentBlock {
  const decimals = minorDigits(currency);
  const monthly = `round(payment(price - deposit, rate, months), ${decimals})`;
  const terms = [24, 36, 48, 60].map((value) => ({ label: `${value} ${words.months}`, value }));
  return {
    type: 'calculator',
    config: {
      fields: [
        { key: 'deposit', label: words.deposit, default: 'round(price * 0.2, -2)', min: 0, max: 'price' },
        { key: 'rate', label: words.rate, default: 6, min: 0, max: 40 },
        { key: 'months', label: words.term, default: 48, options: terms },
      ],
      groups: [
        {
          title: words.title,
          note: words.note,
          fields: ['deposit', 'rate', 'months'],
          results: [
            { label: words.borrowed, formula: 'price - deposit', decimals },
            { label: words.monthly, formula: monthly, decimals },
            { label: words.interest, formula: `max(0, ${monthly} * months - (price - deposit))`, decimals },
          ],
        },
      ],
    },
  };
}

function contentOf({ title, label, text, options }: Words, more: readonly ContentBlock[] = []): PriceContent {
  return {
    accordion: { title, blocks: [{ type: 'html', html: text }, { type: 'finance_options_table' }, ...more] },
    popup: { label, title, blocks: [{ type: 'html', html: text }] },
    finance_options: options.map(([name, value, description]) => ({ label: name, value, description })),
  };
}

function buttonsIn(language: Language): AdditionalContent {
  const [reserve, call, email] = BUTTONS[language];
  return {
    buttons: [
      { action: 'reserve', label: reserve, kind: 'primary' },
      { action: 'call', label: call, kind: 'secondary' },
      { action: 'email', label: email, kind: 'secondary' },
    ],
    disclaimers: [{ price: 'lease', text: LEASE_NOTE[language] }],
  };
}

/** What the pages of a market's vehicles are configured with, in its languages. */
export function showroomConfigOf(code: MarketCode): Readonly<Record<`company_config.${Kind | 'additional'}`, unknown>> {
  const market: Market = MARKETS[code];
  const languages = [...new Set(market.locales.map(languageOf))];
  // In Australia the price of a new vehicle is that of a state, which a calculator of the
  // configuration does not know.
  const loanIn = (language: Language) => (code === 'au' ? [] : [loanOf(LOAN[language], market.currency)]);
  const each = <T>(of: (language: Language) => T) =>
    Object.fromEntries(languages.map((language) => [language, of(language)]));
  return {
    'company_config.additional': each(buttonsIn),
    'company_config.cash': each((language) => contentOf(WORDS[language].cash, loanIn(language))),
    'company_config.lease': each((language) => contentOf(WORDS[language].lease)),
    'company_config.subscription': each((language) => contentOf(WORDS[language].subscription)),
  };
}
