import { ERROR_PAGE_FAILED, STORAGE_MISSING } from './first-load-texts';

/** Every failure that people meet has a code and one text. */
export const ERROR_TEXTS = {
  'page.not-found': 'This page could not be found.',
  'page.changed': 'Somebody else has saved this page meanwhile. Please load it again.',
  'redirect.changed': 'Somebody else has changed this redirect meanwhile. Please load it again.',
  'metahead.changed': 'Somebody else has changed this metahead meanwhile. Please load it again.',
  'form.changed': 'Somebody else has changed this form meanwhile. Please load it again.',
  'navigation.changed': 'Somebody else has changed this part of the navigation meanwhile.',
  'dealer.changed': 'Somebody else has changed this dealer meanwhile. Please load it again.',
  'page.path-taken': 'Another page stands at this address already.',
  'setting.changed': 'Somebody else has changed this setting meanwhile.',
  'block.failed': 'Something went wrong, please try again.',
  'block.retry': 'Try again',
  'error-page.failed': ERROR_PAGE_FAILED,
  'content.redirect-unsafe': 'ERR_REDIRECT',
  'content.path-missing': 'You have to provide current page pathname.',
  'content.response-missing': 'You need to provide response.',
  'search.no-results': 'Sorry there were no results for your search. Please try again with another term or phrase.',
  'retailers.no-results': 'Sorry, there were no results for your search.',
  'offers.url-missing': 'Missing api url: mena.offers_api_url',
  'dealers.url-missing': 'No API URL has been provided',
  'reverse-calculator.failed': 'Something went wrong, please refresh the page and try again',
  'storage.missing': STORAGE_MISSING,
  'vehicle.not-found': 'This vehicle is no longer available.',
  'vehicle.held': 'Somebody else is reserving this vehicle at the moment.',
  'vehicle.sold': 'This vehicle has already been reserved.',
  'hold.too-soon': 'One moment, please try again.',
  'hold.too-many':
    'Many vehicles are being reserved from where you are. Please try again in a few minutes, or call the retailer.',
  'hold.expired': 'The time to complete your reservation has ended.',
  'order.handed-over': 'Your vehicle has been handed over. Please talk to your retailer.',
  'hold.elsewhere': 'You have continued this reservation on another device.',
  'handover.used': 'This link has already been used on another device.',
  'handover.expired': 'This link has ended. Please make a new one on the other device.',
  'payment.declined': 'Your card was declined. Please try another card.',
  'payment.failed': 'Sorry, an error occured. Please try again or refresh the page.',
  'payment.already-made': 'This reservation has already been paid for.',
  'payment.amount-changed': 'The price of this vehicle has changed. Please check it and try again.',
  'terms.changed': 'The terms have changed since you accepted them. Please read and accept the new ones.',
  'payment-option.changed': 'The terms of this way to pay have changed. Please calculate it again.',
  'trade-in.changed': 'The estimate for your present car is no longer valid. Please value it again.',
  'service-pack.changed': 'A service pack that you chose has changed. Please choose again.',
  'location.changed': 'The place or the fee of the handover has changed. Please choose again.',
  'appointment.taken': 'This appointment has just been taken. Please choose another time.',
  'verification.phone-invalid': 'Please enter a valid phone number.',
  'verification.too-many': 'You have asked for too many codes. Please try again later.',
  'verification.missing': 'Please confirm your phone number with the code that we send you.',
  'verification.expired': 'This code is no longer valid. Please ask for a new one.',
  'verification.unavailable': 'We cannot send codes at the moment. Please try again later.',
  'email.key-missing': 'BriteVerify API key is required',
  'email.too-many': 'Too many addresses were checked. Please try again later.',
  'lead.not-found': 'This request could not be found.',
  'lead.too-many': 'You have sent too many requests. Please try again later.',
  'lead.not-paid': 'Only paid reservations can be cancelled.',
  'api.unreachable': 'We cannot reach our service at the moment. We keep trying.',
  'api.broken-answer': 'Our service gave an answer that we do not understand.',
  'access.forbidden': 'You do not have permission to do this.',
  'access.sign-in': 'Please sign in.',
  'access.login-required': 'Please sign in to see this site.',
} as const;

/** The code of a failure that people meet. */
export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Whether the catalogue has a sentence for a code. */
export function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(ERROR_TEXTS, code);
}
