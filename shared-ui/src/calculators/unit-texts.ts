/** Units of distance. */
export const UNIT_TEXTS = {
  en: { km: 'km', mi: 'mi' },
  ar: { km: 'كم', mi: 'ميل' },
  uk: { km: 'км', mi: 'миль' },
};
