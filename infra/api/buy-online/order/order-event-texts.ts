import type { OrderEventName } from '@showroom/contracts/entities/order';

type HappeningTexts = Readonly<Record<OrderEventName, string>>;

const en: HappeningTexts = {
  initialized: 'The vehicle was set aside for you.',
  awaiting_payment: 'You placed your reservation.',
  reserved: 'The vehicle is reserved for you.',
  paid: 'Your reservation is paid; it waits for you to confirm it.',
  confirmed: 'Your reservation is confirmed.',
  cancelled: 'Your reservation was cancelled.',
  expired: 'Your reservation ended because its time was up.',
  failed: 'Your reservation could not be completed: the vehicle was taken before.',
  money_on_hold: 'Your bank put the money on hold.',
  money_taken: 'The money was charged.',
  money_let_go: 'The money on hold was released.',
  refund_asked: 'We are giving money back to you.',
  money_given_back: 'The money was given back.',
};

const TEXTS: Readonly<Record<string, HappeningTexts>> = {
  en,
  ar: {
    initialized: 'تم حجز السيارة مؤقتًا لك.',
    awaiting_payment: 'قدّمت طلب الحجز.',
    reserved: 'السيارة محجوزة لك.',
    paid: 'تم دفع الحجز وهو بانتظار تأكيدك.',
    confirmed: 'تم تأكيد حجزك.',
    cancelled: 'تم إلغاء حجزك.',
    expired: 'انتهى حجزك لانقضاء الوقت.',
    failed: 'تعذّر إتمام حجزك: تم حجز السيارة قبل ذلك.',
    money_on_hold: 'حجز البنك المبلغ.',
    money_taken: 'تم خصم المبلغ.',
    money_let_go: 'تم تحرير المبلغ المحجوز.',
    refund_asked: 'نعيد إليك مبلغًا.',
    money_given_back: 'تم رد المبلغ.',
  },
  ja: {
    initialized: '車両を一時的に確保しました。',
    awaiting_payment: 'ご予約を受け付けました。',
    reserved: '車両を確保いたしました。',
    paid: 'お支払いが完了しました。ご確認をお待ちしております。',
    confirmed: 'ご予約が確定しました。',
    cancelled: 'ご予約をキャンセルいたしました。',
    expired: '期限が過ぎたため、ご予約は終了しました。',
    failed: '車両が先に売約済みとなり、ご予約を完了できませんでした。',
    money_on_hold: 'お支払い枠を確保しました。',
    money_taken: 'お支払いが完了しました。',
    money_let_go: 'お支払い枠を解放しました。',
    refund_asked: '返金の手続きを開始しました。',
    money_given_back: '返金が完了しました。',
  },
  uk: {
    initialized: 'Автомобіль відкладено для вас.',
    awaiting_payment: 'Ви оформили бронювання.',
    reserved: 'Автомобіль заброньовано для вас.',
    paid: 'Бронювання сплачено; воно чекає на ваше підтвердження.',
    confirmed: 'Бронювання підтверджено.',
    cancelled: 'Бронювання скасовано.',
    expired: 'Бронювання завершилося, бо минув його час.',
    failed: 'Бронювання не вдалося завершити: автомобіль забронювали раніше.',
    money_on_hold: 'Банк заблокував кошти.',
    money_taken: 'Кошти списано.',
    money_let_go: 'Заблоковані кошти звільнено.',
    refund_asked: 'Ми повертаємо вам кошти.',
    money_given_back: 'Кошти повернено.',
  },
};

/** What happened in the words of a language; English where there are none. */
export function orderEventText(what: OrderEventName, locale: string): string {
  return (TEXTS[locale.slice(0, 2).toLowerCase()] ?? en)[what];
}
