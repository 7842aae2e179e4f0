export const texts = {
  en: { label: 'On this page' },
  ar: { label: 'في هذه الصفحة' },
  ja: { label: 'このページの内容' },
  uk: { label: 'На цій сторінці' },
} as const;
