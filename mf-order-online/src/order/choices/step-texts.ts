import type { StepConfiguration, StepType } from '@showroom/contracts/entities/order-online-config';

export const STEPS_TEXTS = {
  en: {
    title: 'Make it yours',
    steps: 'Steps before your reservation',
    count: (number: number, total: number) => `Step ${number} of ${total}`,
    optional: '(optional)',
    done: '(done)',
    back: 'Back',
    next: (title: string) => `Next: ${title}`,
    payment_option: 'Payment option',
    trade_in: 'Trade-in',
    service_pack: 'Service packs',
    appointment: 'Appointment',
    location: 'Location',
  },
  ar: {
    title: 'اجعلها سيارتك',
    steps: 'الخطوات قبل الحجز',
    count: (number: number, total: number) => `الخطوة ${number} من ${total}`,
    optional: '(اختياري)',
    done: '(تم)',
    back: 'رجوع',
    next: (title: string) => `التالي: ${title}`,
    payment_option: 'طريقة الدفع',
    trade_in: 'استبدال السيارة',
    service_pack: 'باقات الخدمة',
    appointment: 'الموعد',
    location: 'الموقع',
  },
  ja: {
    title: 'お客様だけの一台に',
    steps: 'ご予約までのステップ',
    count: (number: number, total: number) => `ステップ ${number} / ${total}`,
    optional: '（任意）',
    done: '（完了）',
    back: '戻る',
    next: (title: string) => `次へ：${title}`,
    payment_option: 'お支払い方法',
    trade_in: '下取り',
    service_pack: 'サービスパック',
    appointment: 'ご来店予約',
    location: 'お引き渡し場所',
  },
  uk: {
    title: 'Зробіть його своїм',
    steps: 'Кроки до бронювання',
    count: (number: number, total: number) => `Крок ${number} з ${total}`,
    optional: '(за бажанням)',
    done: '(виконано)',
    back: 'Назад',
    next: (title: string) => `Далі: ${title}`,
    payment_option: 'Спосіб оплати',
    trade_in: 'Обмін авто',
    service_pack: 'Сервісні пакети',
    appointment: 'Візит',
    location: 'Місце передачі',
  },
} as const;

/** The configured title of a step, or the one that its type has. */
export function titleOf({ type, title }: StepConfiguration, texts: Readonly<Record<StepType, string>>): string {
  return title || texts[type];
}
