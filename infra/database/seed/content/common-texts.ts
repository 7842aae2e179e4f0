import type { Language } from './language';

/** Words that many pages use. */
export interface CommonTexts {
  readonly stock: string;
  readonly viewStock: string;
  readonly discover: string;
  readonly retailers: string;
  readonly findRetailer: string;
  readonly offers: string;
  readonly seeOffers: string;
  readonly news: string;
  readonly readyToGo: string;
  readonly approved: string;
  readonly reserve: string;
  readonly power: string;
  readonly seats: string;
  readonly sprint: string;
}

export const COMMON: Record<Language, CommonTexts> = {
  en: {
    stock: 'Find your vehicle',
    viewStock: 'View stock',
    discover: 'Discover',
    retailers: 'Retailers',
    findRetailer: 'Find a retailer',
    offers: 'Offers',
    seeOffers: 'See the offers',
    news: 'News',
    readyToGo: 'Ready to go?',
    approved: 'Approved vehicles',
    reserve: 'Reserve online',
    power: 'Power',
    seats: 'Seats',
    sprint: '0–100 km/h',
  },
  ar: {
    stock: 'ابحث عن سيارتك',
    viewStock: 'عرض السيارات المتوفرة',
    discover: 'اكتشف',
    retailers: 'الوكلاء',
    findRetailer: 'ابحث عن وكيل',
    offers: 'العروض',
    seeOffers: 'شاهد العروض',
    news: 'الأخبار',
    readyToGo: 'مستعد للانطلاق؟',
    approved: 'سيارات معتمدة',
    reserve: 'احجز عبر الإنترنت',
    power: 'القدرة',
    seats: 'المقاعد',
    sprint: '0–100 كم/س',
  },
  ja: {
    stock: '在庫車を探す',
    viewStock: '在庫を見る',
    discover: '詳しく見る',
    retailers: '正規販売店',
    findRetailer: '販売店を探す',
    offers: '特別プラン',
    seeOffers: '特別プランを見る',
    news: 'ニュース',
    readyToGo: '次のステップへ',
    approved: '認定中古車',
    reserve: 'オンラインで予約する',
    power: '最高出力',
    seats: '乗車定員',
    sprint: '0–100 km/h加速',
  },
  uk: {
    stock: 'Знайти автомобіль',
    viewStock: 'Переглянути наявні',
    discover: 'Дізнатися більше',
    retailers: 'Дилери',
    findRetailer: 'Знайти дилера',
    offers: 'Пропозиції',
    seeOffers: 'Переглянути пропозиції',
    news: 'Новини',
    readyToGo: 'Готові рушати?',
    approved: 'Перевірені автомобілі',
    reserve: 'Забронювати онлайн',
    power: 'Потужність',
    seats: 'Місця',
    sprint: '0–100 км/год',
  },
};
