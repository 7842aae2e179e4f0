/** What a customer reads of a payment at its provider, in the language of a locale. */
export function reservationDescription(orderNumber: string, vehicle: string, locale: string): string {
  switch (locale.slice(0, 2).toLowerCase()) {
    case 'ar':
      return `حجز ${orderNumber}: ${vehicle}`;
    case 'ja':
      return `予約 ${orderNumber}：${vehicle}`;
    case 'uk':
      return `Бронювання ${orderNumber}: ${vehicle}`;
    default:
      return `Reservation ${orderNumber}: ${vehicle}`;
  }
}
