export const texts = {
  en: { label: 'Pages of news', previous: 'Previous page', next: 'Next page' },
  ar: { label: 'صفحات الأخبار', previous: 'الصفحة السابقة', next: 'الصفحة التالية' },
  ja: { label: 'ニュースのページ', previous: '前のページ', next: '次のページ' },
  uk: { label: 'Сторінки новин', previous: 'Попередня сторінка', next: 'Наступна сторінка' },
} as const;
