import { block, hero, link } from './blocks';
import type { Language } from './language';
import type { PageDraft } from './page';

interface Teaser {
  readonly title: string;
  readonly text: string;
}
interface NewsTexts {
  readonly title: string;
  readonly description: string;
  readonly subtitle: string;
  readonly readMore: string;
  readonly pages: string;
  readonly teasers: readonly [Teaser, Teaser, Teaser, Teaser];
}

const TEXTS: Record<Language, NewsTexts> = {
  en: {
    title: 'News',
    description: 'What is new at our retailers and in our stock.',
    subtitle: 'New models, quiet improvements and stories from the road.',
    readMore: 'Read more',
    pages: 'of %',
    teasers: [
      {
        title: 'The 2027 Defender arrives at our retailers',
        text: 'A stiffer seat frame, new colours and a rear camera that cleans itself.',
      },
      {
        title: 'Two years of warranty on every approved vehicle',
        text: 'From this autumn the promise is the same everywhere, whatever the age of the car.',
      },
      {
        title: 'Reserve online, collect on Saturday',
        text: 'Most of our retailers now hand over reserved vehicles at the weekend as well.',
      },
      {
        title: 'Fewer kilometres on fuel',
        text: 'Owners of plug-in hybrids tell us how they drive: two thirds of it on electricity.',
      },
    ],
  },
  ar: {
    title: 'الأخبار',
    description: 'الجديد لدى وكلائنا وفي مخزوننا.',
    subtitle: 'طرازات جديدة وقصص من الطريق.',
    readMore: 'اقرأ المزيد',
    pages: 'من %',
    teasers: [
      { title: 'ديفندر 2027 تصل إلى وكلائنا', text: 'ألوان جديدة وكاميرا خلفية تنظف نفسها.' },
      { title: 'ضمان سنتين لكل سيارة معتمدة', text: 'الوعد نفسه في كل مكان مهما كان عمر السيارة.' },
      {
        title: 'احجز عبر الإنترنت واستلم في نهاية الأسبوع',
        text: 'يسلّم معظم وكلائنا السيارات المحجوزة في عطلة نهاية الأسبوع أيضاً.',
      },
      { title: 'كيلومترات أقل بالوقود', text: 'يقود أصحاب السيارات الهجينة ثلثي مسافاتهم بالكهرباء.' },
    ],
  },
  ja: {
    title: 'ニュース',
    description: '販売店と在庫車の最新情報。',
    subtitle: '新しいモデル、細やかな改良、道からの便り。',
    readMore: '続きを読む',
    pages: '/ %',
    teasers: [
      { title: '2027年モデルのディフェンダーが到着', text: '新しいボディカラーと、自ら汚れを落とすリアカメラ。' },
      { title: 'すべての認定中古車に2年保証', text: '年式にかかわらず、同じお約束を。' },
      { title: 'オンライン予約、週末にご納車', text: '多くの販売店で、ご予約車の週末納車を始めました。' },
      {
        title: '電気で走る距離が増えています',
        text: 'プラグインハイブリッドのオーナーは、距離の三分の二を電気で走っています。',
      },
    ],
  },
  uk: {
    title: 'Новини',
    description: 'Нове у наших дилерів та серед автомобілів у наявності.',
    subtitle: 'Нові моделі, тихі вдосконалення та історії з дороги.',
    readMore: 'Читати далі',
    pages: 'з %',
    teasers: [
      { title: 'Defender 2027 уже в дилерів', text: 'Нові кольори та камера заднього огляду, що очищується сама.' },
      {
        title: 'Два роки гарантії на кожен перевірений автомобіль',
        text: 'Обіцянка однакова всюди, хоч би скільки років було авто.',
      },
      {
        title: 'Забронюйте онлайн, заберіть у суботу',
        text: 'Більшість дилерів тепер передає автомобілі й у вихідні.',
      },
      { title: 'Менше кілометрів на пальному', text: 'Власники гібридів проїжджають дві третини шляху на електриці.' },
    ],
  },
};

const PICTURES = [
  ['defender-110', 'tasman-blue', 'coast'],
  ['discovery', 'byron-blue', 'mountain'],
  ['range-rover', 'santorini-black', 'city'],
  ['range-rover-velar', 'charente-grey', 'dusk'],
] as const;
const TARGETS = [
  { url: '/defender', date: '2026-10-21' },
  { url: '/stock?states=approved', date: '2026-09-30' },
  { url: '/retailers', date: '2026-09-08' },
  { url: '/stock?engine_types=Plug-in%20hybrid', date: '2026-08-19' },
] as const;

export function newsPage(language: Language): PageDraft {
  const texts = TEXTS[language];
  return {
    path: '/news',
    title: texts.title,
    description: texts.description,
    blocks: [
      block('hero-title-banner-standard', {
        title: texts.title,
        subtitle: texts.subtitle,
        image: hero(['range-rover-evoque', 'byron-blue', 'mountain'], texts.title),
        theme: 'dark',
      }),
      block('news', {
        read_more: texts.readMore,
        pagination_text: texts.pages,
        groups: texts.teasers.map((teaser, index) => {
          const { url, date } = TARGETS[index] ?? TARGETS[0];
          return {
            image: hero(PICTURES[index] ?? PICTURES[0], teaser.title),
            date,
            ...teaser,
            link: link(texts.readMore, url, 'tertiary'),
          };
        }),
      }),
    ],
  };
}
