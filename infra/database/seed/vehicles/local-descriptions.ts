import type { Described } from './descriptions';
import { localName } from './local-names';

type Sentences = (vehicle: Described) => readonly (string | undefined)[];

const STATES = {
  ja: { new: '新車', approved: '認定中古車', used: '中古車' },
  uk: { new: 'Новий', approved: 'Сертифікований', used: 'Вживаний' },
  ar: { new: 'جديدة', approved: 'معتمدة', used: 'مستعملة' },
} as const;

const CLOSINGS = {
  ja: {
    new: 'メーカー保証はご納車の日から始まります。ご試乗も承ります。',
    approved: '165項目の点検を済ませ、24か月以上の保証とロードサイドアシスタンスが付きます。',
    used: '当店の工場で点検済みです。点検記録をご覧いただけます。',
  },
  uk: {
    new: 'Повна гарантія виробника діє від дня передачі. Запрошуємо на тест-драйв.',
    approved: 'Пройшов перевірку за 165 пунктами; гарантія та допомога на дорозі — щонайменше 24 місяці.',
    used: 'Перевірений у нашому сервісі; звіт можна прочитати, а авто — оглянути на підйомнику.',
  },
  ar: {
    new: 'يسري ضمان الشركة المصنعة كاملاً من يوم التسليم. يسعدنا أن نحجز لك تجربة قيادة.',
    approved: 'اجتازت فحصاً من 165 نقطة، مع ضمان ومساعدة على الطريق لمدة 24 شهراً على الأقل.',
    used: 'فُحصت في ورشتنا، والتقرير متاح لك لقراءته.',
  },
} as const;

const japanese: Sentences = ({ model, trim, year, state, colour, interior, powertrain, seats, options }) => [
  `${year}年式 ${model.name} ${trim}、${STATES.ja[state]}です。`,
  `ボディは${colour}、インテリアは${interior}。`,
  powertrain.litres === undefined
    ? `最高出力${powertrain.power} kWの電気自動車です。`
    : `${powertrain.litres.toFixed(1)}リッターエンジン、最高出力${powertrain.power} kW。`,
  seats > 5 ? `${seats}人乗りです。` : undefined,
  options.length > 0
    ? `${options
        .slice(0, 3)
        .map((name) => localName('ja', name))
        .join('、')}を装備しています。`
    : undefined,
  CLOSINGS.ja[state],
];

const ukrainian: Sentences = ({ model, trim, year, state, colour, interior, powertrain, seats, options }) => [
  `${STATES.uk[state]} ${model.name} ${trim} ${year} року.`,
  `Колір кузова — ${colour}, салон — ${interior}.`,
  powertrain.litres === undefined
    ? `Електричний привід, ${powertrain.power} кВт.`
    : `Двигун ${powertrain.litres.toFixed(1).replace('.', ',')} л, ${powertrain.power} кВт.`,
  seats > 5 ? `Місць: ${seats}.` : undefined,
  options.length > 0
    ? `Серед опцій: ${options
        .slice(0, 3)
        .map((name) => localName('uk', name))
        .join('; ')}.`
    : undefined,
  CLOSINGS.uk[state],
];

const arabic: Sentences = ({ model, trim, year, state, colour, interior, powertrain, seats, options }) => [
  `${model.name} ${trim} ${STATES.ar[state]} من عام ${year}.`,
  `اللون الخارجي ${colour}، والمقصورة ${interior}.`,
  powertrain.litres === undefined
    ? `دفع كهربائي بقوة ${powertrain.power} كيلوواط.`
    : `محرك سعة ${powertrain.litres.toFixed(1)} لتر بقوة ${powertrain.power} كيلوواط.`,
  seats > 5 ? `عدد المقاعد: ${seats}.` : undefined,
  options.length > 0
    ? `من التجهيزات الاختيارية: ${options
        .slice(0, 3)
        .map((name) => localName('ar', name))
        .join('، ')}.`
    : undefined,
  CLOSINGS.ar[state],
];

const BY_LANGUAGE: Readonly<Partial<Record<string, readonly [sentences: Sentences, between: string]>>> = {
  ja: [japanese, ''],
  uk: [ukrainian, ' '],
  ar: [arabic, ' '],
};

/** A few sentences about a vehicle in a language; nothing in one that has none. */
export function localDescription(language: string, vehicle: Described): string | undefined {
  const [sentences, between] = BY_LANGUAGE[language] ?? [];
  return sentences?.(vehicle)
    .filter((sentence) => sentence !== undefined)
    .join(between);
}
