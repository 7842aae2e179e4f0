/** Default texts of a market without its own. */
export const FAILURE_PAGE_TEXTS = {
  en: {
    confirmationTitle: 'We could not confirm your reservation',
    confirmation: 'The link is not valid any more. Nothing was charged through it.',
    reservationTitle: 'Your reservation could not be made',
    reservation: 'The vehicle went to somebody else, or the time ran out. Whatever was authorised is released.',
  },
  ar: {
    confirmationTitle: 'تعذّر تأكيد حجزك',
    confirmation: 'لم يعد الرابط صالحًا. لم يُخصم أي مبلغ من خلاله.',
    reservationTitle: 'تعذّر إتمام حجزك',
    reservation: 'حجز شخص آخر السيارة أو انتهى الوقت. سيتم تحرير أي مبلغ تم تفويضه.',
  },
  ja: {
    confirmationTitle: 'ご予約を確定できませんでした',
    confirmation: 'リンクの有効期限が切れています。料金は発生していません。',
    reservationTitle: 'ご予約を完了できませんでした',
    reservation: '他のお客様が先に予約されたか、お手続きの時間が終了しました。',
  },
  uk: {
    confirmationTitle: 'Не вдалося підтвердити бронювання',
    confirmation: 'Посилання більше не дійсне. Через нього нічого не списано.',
    reservationTitle: 'Не вдалося забронювати автомобіль',
    reservation: 'Автомобіль забронював хтось інший або час вийшов. Заблоковані кошти буде розблоковано.',
  },
} as const;
