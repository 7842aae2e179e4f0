/** Every failure that people meet has a code and one text. */
export const ERROR_TEXTS = {
  'page.not-found': 'This page could not be found.',
  'page.changed': 'Somebody else has saved this page meanwhile. Please load it again.',
  'block.failed': 'Something went wrong, please try again.',
  'block.retry': 'Try again',
  'error-page.failed': 'An error occurred while showing the error page',
  'content.path-missing': 'You have to provide current page pathname.',
  'content.response-missing': 'You need to provide response.',
  'search.no-results': 'Sorry there were no results for your search. Please try again with another term or phrase.',
  'retailers.no-results': 'Sorry, there were no results for your search.',
  'offers.url-missing': 'Missing api url: mena.offers_api_url',
  'dealers.url-missing': 'No API URL has been provided',
  'reverse-calculator.failed': 'Something went wrong, please refresh the page and try again',
  'storage.missing': 'There is no localStorage',
  'vehicle.not-found': 'This vehicle is no longer available.',
  'vehicle.held': 'Somebody else is reserving this vehicle at the moment.',
  'vehicle.sold': 'This vehicle has already been reserved.',
  'hold.expired': 'The time to complete your reservation has ended.',
  'payment.declined': 'Your card was declined. Please try another card.',
  'payment.failed': 'Sorry, an error occured. Please try again or refresh the page.',
  'payment.amount-changed': 'The price of this vehicle has changed. Please check it and try again.',
  'api.unreachable': 'We cannot reach our service at the moment. We keep trying.',
  'api.broken-answer': 'Our service gave an answer that we do not understand.',
  'access.forbidden': 'You do not have permission to do this.',
  'access.sign-in': 'Please sign in.',
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

export function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(ERROR_TEXTS, code);
}
