/** What is said when not even texts could be fetched. */
export const MISSING_TEXTS = {
  en: {
    missingTitle: 'This vehicle is no longer available',
    failedTitle: 'The vehicle cannot be shown',
    failed: 'We cannot reach our service at the moment.',
    retry: 'Try again',
  },
  ar: {
    missingTitle: 'هذه السيارة لم تعد متوفرة',
    failedTitle: 'تعذّر عرض السيارة',
    failed: 'لا يمكننا الوصول إلى خدمتنا في الوقت الحالي.',
    retry: 'حاول مرة أخرى',
  },
  ja: { missingTitle: 'この車両は現在ご案内できません', failedTitle: '車両を表示できません', retry: '再試行' },
  uk: {
    missingTitle: 'Цей автомобіль більше не доступний',
    failedTitle: 'Автомобіль неможливо показати',
    retry: 'Спробувати ще раз',
  },
} as const;
