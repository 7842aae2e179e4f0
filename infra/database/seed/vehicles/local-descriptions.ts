import type { MarketCode } from '@showroom/contracts/markets';
import type { Described } from './descriptions';
import { localName } from './local-names';

type Sentences = (vehicle: Described) => readonly (string | undefined)[];

const STATES = {
  jp: { new: '新車', approved: '認定中古車', used: '中古車' },
  ua: { new: 'Новий', approved: 'Сертифікований', used: 'Вживаний' },
} as const;

const CLOSINGS = {
  jp: {
    new: 'メーカー保証はご納車の日から始まります。ご試乗も承ります。',
    approved: '165項目の点検を済ませ、24か月以上の保証とロードサイドアシスタンスが付きます。',
    used: '当店の工場で点検済みです。点検記録をご覧いただけます。',
  },
  ua: {
    new: 'Повна гарантія виробника діє від дня передачі. Запрошуємо на тест-драйв.',
    approved: 'Пройшов перевірку за 165 пунктами; гарантія та допомога на дорозі — щонайменше 24 місяці.',
    used: 'Перевірений у нашому сервісі; звіт можна прочитати, а авто — оглянути на підйомнику.',
  },
} as const;

const japanese: Sentences = ({ model, trim, year, state, colour, interior, powertrain, seats, options }) => [
  `${year}年式 ${model.name} ${trim}、${STATES.jp[state]}です。`,
  `ボディは${colour}、インテリアは${interior}。`,
  powertrain.litres === undefined
    ? `最高出力${powertrain.power} kWの電気自動車です。`
    : `${powertrain.litres.toFixed(1)}リッターエンジン、最高出力${powertrain.power} kW。`,
  seats > 5 ? `${seats}人乗りです。` : undefined,
  options.length > 0
    ? `${options
        .slice(0, 3)
        .map((name) => localName('jp', name))
        .join('、')}を装備しています。`
    : undefined,
  CLOSINGS.jp[state],
];

const ukrainian: Sentences = ({ model, trim, year, state, colour, interior, powertrain, seats, options }) => [
  `${STATES.ua[state]} ${model.name} ${trim} ${year} року.`,
  `Колір кузова — ${colour}, салон — ${interior}.`,
  powertrain.litres === undefined
    ? `Електричний привід, ${powertrain.power} кВт.`
    : `Двигун ${powertrain.litres.toFixed(1).replace('.', ',')} л, ${powertrain.power} кВт.`,
  seats > 5 ? `Місць: ${seats}.` : undefined,
  options.length > 0
    ? `Серед опцій: ${options
        .slice(0, 3)
        .map((name) => localName('ua', name))
        .join('; ')}.`
    : undefined,
  CLOSINGS.ua[state],
];

const LOCAL: Readonly<Partial<Record<MarketCode, readonly [sentences: Sentences, between: string]>>> = {
  jp: [japanese, ''],
  ua: [ukrainian, ' '],
};

/** A few sentences in the language of a market's retailers; nothing where they write English. */
export function localDescription(market: MarketCode, vehicle: Described): string | undefined {
  const [sentences, between] = LOCAL[market] ?? [];
  return sentences?.(vehicle)
    .filter((sentence) => sentence !== undefined)
    .join(between);
}
