export const texts = {
  en: {
    label: 'City or town',
    search: 'Search',
    noResults: 'Sorry, there were no results for your search.',
    nearestTo: (city: string) => `Nearest to ${city} first`,
    showOnMap: 'Show on map',
    services: (name: string) => `Services of ${name}`,
  },
  ar: {
    label: 'المدينة أو البلدة',
    search: 'بحث',
    noResults: 'عذراً، لا توجد نتائج لبحثك.',
    nearestTo: (city: string) => `الأقرب إلى ${city} أولاً`,
    showOnMap: 'عرض على الخريطة',
    services: (name: string) => `خدمات ${name}`,
  },
  ja: {
    label: '市区町村',
    search: '検索',
    nearestTo: (city: string) => `${city}に近い順`,
    showOnMap: '地図で見る',
    services: (name: string) => `${name}のサービス`,
  },
  uk: {
    label: 'Місто',
    search: 'Шукати',
    nearestTo: (city: string) => `Найближчі до ${city}`,
    showOnMap: 'Показати на карті',
    services: (name: string) => `Послуги ${name}`,
  },
} as const;
