import { townLine } from '@showroom/contracts/entities/town-line';
import type { NewRetailer } from '../../schema/retailers';
import { block, hero, link } from './blocks';
import { COMMON } from './common-texts';
import type { Language } from './language';
import type { PageDraft } from './page';

const STOCK: Record<Language, { title: string; description: string; headline: string }> = {
  en: {
    title: 'Stock',
    description: 'New, approved and used vehicles of our retailers, with filters for everything that matters.',
    headline: 'Find your vehicle',
  },
  ar: {
    title: 'السيارات المتوفرة',
    description: 'سيارات جديدة ومعتمدة ومستعملة لدى وكلائنا.',
    headline: 'ابحث عن سيارتك',
  },
  ja: { title: '在庫車', description: '正規販売店の新車、認定中古車、中古車。', headline: '在庫車を探す' },
  uk: {
    title: 'Автомобілі в наявності',
    description: 'Нові, перевірені та вживані автомобілі наших дилерів.',
    headline: 'Знайти автомобіль',
  },
};

/** The list of vehicles. */
export function stockPage(language: Language): PageDraft {
  const { title, description, headline } = STOCK[language];
  return { path: '/stock', title, description, blocks: [block('stock-locator', { headline })] };
}

const RETAILERS: Record<Language, { title: string; description: string; subtitle: string; list: string }> = {
  en: {
    title: 'Retailers',
    description: 'Addresses, opening hours and contact of every retailer.',
    subtitle: 'People who know the vehicles, near you.',
    list: 'All retailers',
  },
  ar: {
    title: 'الوكلاء',
    description: 'عناوين الوكلاء ووسائل الاتصال بهم.',
    subtitle: 'خبراء بالسيارات بالقرب منك.',
    list: 'جميع الوكلاء',
  },
  ja: {
    title: '正規販売店',
    description: '正規販売店の所在地と連絡先。',
    subtitle: '車を知り尽くしたスタッフが、お近くに。',
    list: '正規販売店一覧',
  },
  uk: {
    title: 'Дилери',
    description: 'Адреси та контакти всіх дилерів.',
    subtitle: 'Люди, які знають автомобілі, поруч із вами.',
    list: 'Усі дилери',
  },
};

/** The retailers of a market, nearest first once a visitor says where. */
export function retailersPage(language: Language, retailers: readonly NewRetailer[]): PageDraft {
  const { title, description, subtitle, list } = RETAILERS[language];
  return {
    path: '/retailers',
    title,
    description,
    blocks: [
      block('hero-title-banner-standard', {
        title,
        subtitle,
        image: hero(['range-rover-velar', 'hakuba-silver', 'city'], title),
        theme: 'dark',
      }),
      block('retailer-cards', {
        title: list,
        distance_unit: 'km',
        groups: retailers.map((retailer) => ({
          name: retailer.name,
          address: retailer.address,
          city: townLine(retailer.zipcode ?? '', retailer.city ?? ''),
          latitude: retailer.latitude,
          longitude: retailer.longitude,
          contact_info: [
            { type: 'phone', icon: 'phone', label: retailer.phone, href: `tel:${retailer.phone?.replace(/ /g, '')}` },
            { type: 'mail', icon: 'mail', label: retailer.email, href: `mailto:${retailer.email}` },
          ],
          services: retailer.brands?.map((brand) => ({ icon: 'car', label: brand })),
        })),
      }),
    ],
  };
}

/** Its blocks are made at run time, one of every template. */
export const GALLERY: PageDraft = {
  path: '/gallery',
  title: 'Gallery',
  description: 'Every block of the page builder with its examples.',
  blocks: [],
};

const PRIVACY =
  '<p>We use what you tell us to do what you ask for: to hold a vehicle, to answer a question, to arrange a test drive. Your retailer receives what is needed for that, and nobody else does.</p><p>Records of orders are kept as long as the law asks. Everything else is deleted when it is no longer needed, or earlier when you ask us to.</p>';
const TERMS =
  '<p>Vehicles are offered by the retailer named beside them. Prices, availability and equipment are shown as the retailer reports them and may change until a contract is signed.</p><p>A reservation holds a vehicle in your name. It is not a purchase, and its fee is returned when you withdraw.</p>';
const ACCESSIBILITY =
  '<p>This site is made to work for everybody: by keyboard, with a screen reader, at any text size and with motion reduced. It aims at level AA of the Web Content Accessibility Guidelines 2.2.</p><p>If something stands in your way, tell any of our retailers. We answer, and we repair it.</p>';

function textPage(path: string, title: string, text: string): PageDraft {
  return { path, title, description: title, blocks: [block('snippet', { title, title_tag: '1', text })] };
}

/** Pages that the footer leads to, in English everywhere. */
export const LEGAL: readonly PageDraft[] = [
  textPage('/privacy', 'Privacy', PRIVACY),
  textPage('/terms', 'Terms of use', TERMS),
  textPage('/accessibility', 'Accessibility', ACCESSIBILITY),
];

export function contactLinks(language: Language) {
  const common = COMMON[language];
  return [link(common.viewStock, '/stock'), link(common.findRetailer, '/retailers', 'secondary')];
}
