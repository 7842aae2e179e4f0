import { block, hero, link } from './blocks';
import type { Language } from './language';
import type { PageDraft } from './page';
import { contactLinks } from './plain-pages';
import { readyToGo } from './ready-to-go';

interface OfferTexts {
  readonly title: string;
  readonly description: string;
  readonly subtitle: string;
  readonly intro: string;
  readonly see: string;
  /** Above vehicles that can be had now. */
  readonly ready: string;
  readonly offers: readonly [Offer, Offer, Offer];
}
interface Offer {
  readonly title: string;
  readonly text: string;
}

const TEXTS: Record<Language, OfferTexts> = {
  en: {
    title: 'Offers',
    description: 'Lease, subscribe or buy: present offers for new and approved vehicles.',
    subtitle: 'Buy it, lease it or subscribe: the same vehicle, three ways to keep it.',
    intro:
      '<p>Every vehicle in our stock shows what it costs to buy, and most show a monthly rate beside it. What you see includes what you would otherwise have to ask for: term, mileage and what happens at the end.</p>',
    see: 'See vehicles',
    ready: 'Ready to drive away',
    offers: [
      {
        title: 'Lease',
        text: '<p>Four years, a tenth paid down, a fixed rate. At the end you hand the keys back, or keep the car at the price agreed on the first day.</p>',
      },
      {
        title: 'Subscribe',
        text: '<p>One rate for everything but the fuel: insurance, service, tyres and tax. Change the vehicle when your life changes.</p>',
      },
      {
        title: 'Reduced',
        text: '<p>Some of our retailers make room for the new model year. Their old price stands beside the new one.</p>',
      },
    ],
  },
  ar: {
    title: 'العروض',
    description: 'عروض الشراء والتأجير والاشتراك للسيارات الجديدة والمعتمدة.',
    subtitle: 'اشترِ أو استأجر أو اشترك: السيارة نفسها بثلاث طرق.',
    intro:
      '<p>تعرض كل سيارة في مخزوننا سعر الشراء، ويعرض معظمها قسطاً شهرياً إلى جانبه، مع المدة والمسافة وما يحدث في النهاية.</p>',
    see: 'عرض السيارات',
    ready: 'جاهزة للتسليم',
    offers: [
      {
        title: 'تأجير',
        text: '<p>أربع سنوات وقسط ثابت. في النهاية تعيد المفاتيح أو تحتفظ بالسيارة بالسعر المتفق عليه.</p>',
      },
      { title: 'اشتراك', text: '<p>قسط واحد يشمل التأمين والصيانة والإطارات. بدّل السيارة عندما تتغير حياتك.</p>' },
      {
        title: 'أسعار مخفّضة',
        text: '<p>يفسح بعض وكلائنا المجال للطراز الجديد، ويظهر السعر القديم إلى جانب الجديد.</p>',
      },
    ],
  },
  ja: {
    title: '特別プラン',
    description: '新車と認定中古車のご購入、リース、サブスクリプション。',
    subtitle: '購入、リース、サブスクリプション。一台に三つの選び方。',
    intro:
      '<p>在庫車には車両価格を、多くの車には月々のお支払い額も表示しています。期間、走行距離、満了時の取り扱いもご確認いただけます。</p>',
    see: '車を見る',
    ready: 'すぐにご納車できる車両',
    offers: [
      {
        title: 'リース',
        text: '<p>4年間、一定の月額。満了時はご返却、または当初のお約束の価格で買い取りいただけます。</p>',
      },
      {
        title: 'サブスクリプション',
        text: '<p>保険、整備、タイヤまで含む月額。暮らしが変われば、車も替えられます。</p>',
      },
      { title: '特別価格', text: '<p>新モデルの入荷にあわせた特別価格の車です。以前の価格も併記しています。</p>' },
    ],
  },
  uk: {
    title: 'Пропозиції',
    description: 'Купівля, лізинг чи підписка: чинні пропозиції на нові та перевірені автомобілі.',
    subtitle: 'Купити, взяти в лізинг або підписатися: один автомобіль, три способи.',
    intro:
      '<p>Кожен автомобіль має ціну купівлі, а більшість — і місячний платіж поруч. Ви одразу бачите строк, пробіг і те, що буде наприкінці.</p>',
    see: 'Переглянути автомобілі',
    ready: 'Готові до видачі',
    offers: [
      {
        title: 'Лізинг',
        text: '<p>Чотири роки та фіксований платіж. Наприкінці ви повертаєте ключі або викуповуєте авто за узгодженою ціною.</p>',
      },
      {
        title: 'Підписка',
        text: '<p>Один платіж за все, крім пального: страхування, обслуговування, шини. Змінюйте авто разом із життям.</p>',
      },
      {
        title: 'Знижені ціни',
        text: '<p>Дехто з дилерів звільняє місце для нового модельного року. Стара ціна стоїть поруч із новою.</p>',
      },
    ],
  },
};

const PICTURES = [
  ['range-rover-sport', 'byron-blue', 'coast'],
  ['range-rover-evoque', 'fuji-white', 'city'],
  ['discovery-sport', 'firenze-red', 'mountain'],
] as const;
const TARGETS = [
  '/stock?financing_options=lease',
  '/stock?financing_options=subscribe',
  '/stock?sort=priceAsc',
] as const;

export function offersPage(language: Language): PageDraft {
  const { title, description, subtitle, intro, see, ready, offers } = TEXTS[language];
  return {
    path: '/offers',
    title,
    description,
    image: '/media/heroes/range-rover-sport/lantau-bronze/dusk',
    blocks: [
      block('hero-title-banner-standard', {
        title,
        subtitle,
        image: hero(['range-rover-sport', 'lantau-bronze', 'dusk'], title),
        theme: 'dark',
      }),
      block('snippet', { text: intro, links: contactLinks(language) }),
      block('content-blocks', {
        columns: '3',
        groups: offers.map((offer, index) => ({
          image: hero(PICTURES[index] ?? PICTURES[0], offer.title),
          ...offer,
          link: link(see, TARGETS[index] ?? '/stock', 'tertiary'),
        })),
      }),
      block('stock-locator-carousel', { vehicles: { headline: ready, list: [] } }),
      readyToGo(language),
    ],
  };
}
