interface NavigationTexts {
  readonly main: string;
  readonly menu: string;
  readonly close: string;
  readonly home: (name: string) => string;
  readonly overview: (label: string) => string;
}

const TEXTS: Readonly<Record<string, NavigationTexts>> = {
  ar: {
    main: 'الرئيسية',
    menu: 'القائمة',
    close: 'إغلاق القائمة',
    home: (name) => `الصفحة الرئيسية لـ ${name}`,
    overview: (label) => `نظرة عامة على ${label}`,
  },
  ja: {
    main: 'メイン',
    menu: 'メニュー',
    close: 'メニューを閉じる',
    home: (name) => `${name} ホーム`,
    overview: (label) => `${label}の概要`,
  },
  uk: {
    main: 'Головна навігація',
    menu: 'Меню',
    close: 'Закрити меню',
    home: (name) => `${name}: головна`,
    overview: (label) => `${label}: огляд`,
  },
};

const ENGLISH: NavigationTexts = {
  main: 'Main',
  menu: 'Menu',
  close: 'Close menu',
  home: (name) => `${name} home`,
  overview: (label) => `${label} overview`,
};

/** Words of a locale's language, English where there are none. */
export function textsOf(locale: string): NavigationTexts {
  return TEXTS[locale.split('-')[0] ?? ''] ?? ENGLISH;
}
