export const texts = {
  en: { previous: 'Previous', next: 'Next' },
  ar: { previous: 'السابق', next: 'التالي' },
  ja: { previous: '前へ', next: '次へ' },
  uk: { previous: 'Назад', next: 'Далі' },
} as const;
