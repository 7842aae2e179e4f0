export const TEXTS = {
  en: { more: 'More links', legal: 'Legal' },
  ar: { more: 'روابط إضافية', legal: 'معلومات قانونية' },
  ja: { more: 'その他のリンク', legal: '法的情報' },
  uk: { more: 'Інші посилання', legal: 'Правова інформація' },
} as const;
