export const TEXTS = {
  en: {
    main: 'Main',
    menu: 'Menu',
    close: 'Close menu',
    home: (name: string) => `${name} home`,
    overview: (label: string) => `${label} overview`,
  },
  ar: {
    main: 'الرئيسية',
    menu: 'القائمة',
    close: 'إغلاق القائمة',
    home: (name: string) => `الصفحة الرئيسية لـ ${name}`,
    overview: (label: string) => `نظرة عامة على ${label}`,
  },
  ja: {
    main: 'メイン',
    menu: 'メニュー',
    close: 'メニューを閉じる',
    home: (name: string) => `${name} ホーム`,
    overview: (label: string) => `${label}の概要`,
  },
  uk: {
    main: 'Головна навігація',
    menu: 'Меню',
    close: 'Закрити меню',
    home: (name: string) => `${name}: головна`,
    overview: (label: string) => `${label}: огляд`,
  },
} as const;
