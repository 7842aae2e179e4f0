export const LOADED_TEXTS = {
  en: {
    loading: 'Loading',
    failed: 'This could not be loaded. You can try again, or go on and settle it with your retailer.',
    retry: 'Try again',
  },
  ar: {
    loading: 'جارٍ التحميل',
    failed: 'تعذّر التحميل. يمكنك المحاولة مرة أخرى، أو المتابعة والاتفاق مع الوكيل.',
    retry: 'حاول مرة أخرى',
  },
  ja: {
    loading: '読み込み中',
    failed: '読み込めませんでした。もう一度お試しいただくか、このまま進んで販売店にご相談ください。',
    retry: 'もう一度試す',
  },
  uk: {
    loading: 'Завантаження',
    failed: 'Не вдалося завантажити. Спробуйте ще раз або продовжте й узгодьте це з дилером.',
    retry: 'Спробувати ще раз',
  },
} as const;
