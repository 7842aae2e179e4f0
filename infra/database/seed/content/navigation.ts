import type { NavLink } from '@showroom/contracts/entities/nav-entry';
import type { NewNavEntry } from '../../schema/content';
import { stockOf } from './blocks';
import { COMMON } from './common-texts';
import type { Language } from './language';
import { FAMILIES, FAMILY_NAMES, NAMEPLATES } from './models';

type Entry = Omit<NewNavEntry, 'market' | 'locale' | 'sequence'>;

interface NavTexts {
  readonly vehicles: string;
  readonly new: string;
  readonly approved: string;
  readonly used: string;
  readonly company: string;
  readonly saved: string;
  readonly follow: string;
  readonly overview: string;
  readonly privacy: string;
  readonly terms: string;
  readonly accessibility: string;
  readonly copyright: string;
}

const TEXTS: Record<Language, NavTexts> = {
  en: {
    vehicles: 'Vehicles',
    new: 'New vehicles',
    approved: 'Approved vehicles',
    used: 'Used vehicles',
    company: 'Help and contact',
    saved: 'Saved',
    follow: 'Follow us',
    overview: 'Overview',
    privacy: 'Privacy',
    terms: 'Terms of use',
    accessibility: 'Accessibility',
    copyright: '© 2026 Showroom. Vehicles are offered by the retailers named beside them.',
  },
  ar: {
    vehicles: 'السيارات',
    new: 'سيارات جديدة',
    approved: 'سيارات معتمدة',
    used: 'سيارات مستعملة',
    company: 'المساعدة والاتصال',
    saved: 'المحفوظة',
    follow: 'تابعنا',
    overview: 'نظرة عامة',
    privacy: 'الخصوصية',
    terms: 'شروط الاستخدام',
    accessibility: 'إمكانية الوصول',
    copyright: '© 2026 Showroom. تُعرض السيارات من الوكلاء المذكورين بجانبها.',
  },
  ja: {
    vehicles: '車両',
    new: '新車',
    approved: '認定中古車',
    used: '中古車',
    company: 'お問い合わせ',
    saved: '保存した車両',
    follow: 'フォローする',
    overview: '概要',
    privacy: 'プライバシー',
    terms: 'ご利用条件',
    accessibility: 'アクセシビリティ',
    copyright: '© 2026 Showroom. 車両は各販売店が販売します。',
  },
  uk: {
    vehicles: 'Автомобілі',
    new: 'Нові автомобілі',
    approved: 'Перевірені автомобілі',
    used: 'Уживані автомобілі',
    company: 'Допомога та контакти',
    saved: 'Збережені',
    follow: 'Ми в мережах',
    overview: 'Огляд',
    privacy: 'Приватність',
    terms: 'Умови користування',
    accessibility: 'Доступність',
    copyright: '© 2026 Showroom. Автомобілі пропонують зазначені поруч дилери.',
  },
};

function child(label: string, url: string): NavLink {
  return { label, url, target: '_self', type: 'link' };
}

function social(label: string): NavLink {
  return { label, url: `https://www.${label.toLowerCase()}.com/`, target: '_blank', type: 'social' };
}

function mainEntries(language: Language): Entry[] {
  const texts = TEXTS[language];
  const common = COMMON[language];
  const families = FAMILIES.map(
    (family): Entry => ({
      place: 'main',
      label: FAMILY_NAMES[family],
      url: `/${family}`,
      image: {
        src: `/media/vehicles/${NAMEPLATES[family][0]?.body}/${NAMEPLATES[family][0]?.colour}/front`,
        alt: FAMILY_NAMES[family],
      },
      children: [
        child(texts.overview, `/${family}`),
        ...NAMEPLATES[family].map(
          ({ name, body, colour }): NavLink => ({
            ...child(name, stockOf(name)),
            image: { src: `/media/vehicles/${body}/${colour}/side`, alt: name },
          }),
        ),
      ],
    }),
  );
  return [
    ...families,
    {
      place: 'main',
      label: common.stock,
      url: '/stock',
      children: [
        child(texts.new, '/stock?states=new'),
        child(texts.approved, '/stock?states=approved'),
        child(texts.used, '/stock?states=used'),
      ],
    },
    { place: 'main', label: common.offers, url: '/offers' },
  ];
}

function footerColumns(language: Language): Entry[] {
  const texts = TEXTS[language];
  const common = COMMON[language];
  const column = (label: string, children: NavLink[]): Entry => ({
    place: 'footer-top',
    type: 'wrapper',
    label,
    children,
  });
  return [
    column(
      texts.vehicles,
      FAMILIES.map((family) => child(FAMILY_NAMES[family], `/${family}`)),
    ),
    column(common.stock, [
      child(texts.new, '/stock?states=new'),
      child(texts.approved, '/stock?states=approved'),
      child(texts.used, '/stock?states=used'),
      child(common.offers, '/offers'),
    ]),
    column(texts.company, [child(common.findRetailer, '/retailers'), child(common.news, '/news')]),
    column(texts.follow, [social('Instagram'), social('YouTube'), social('LinkedIn')]),
  ];
}

/** Navigation and footer in one language, numbered within each place. */
export function navigationIn(language: Language): Omit<NewNavEntry, 'market' | 'locale'>[] {
  const texts = TEXTS[language];
  const common = COMMON[language];
  const entries: Entry[] = [
    ...mainEntries(language),
    { place: 'utility', label: texts.saved, url: '/showroom/saved' },
    { place: 'utility', label: common.retailers, url: '/retailers' },
    { place: 'utility', label: common.news, url: '/news' },
    ...footerColumns(language),
    { place: 'footer-medium', label: texts.privacy, url: '/privacy' },
    { place: 'footer-medium', label: texts.terms, url: '/terms' },
    { place: 'footer-medium', label: texts.accessibility, url: '/accessibility' },
    { place: 'footer-bottom', type: 'wrapper', label: texts.copyright },
  ];
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const sequence = (seen.get(entry.place) ?? 0) + 1;
    seen.set(entry.place, sequence);
    return { ...entry, sequence };
  });
}
