/**
 * What visitors ask for. The number of a question makes it another one each time, so that no answer
 * is remembered.
 */
export type Question = (number: number) => string;

const four = (number: number) =>
  `filter[nameplate_brand_name_in]=Brand ${number % 40}&filter[nameplate_brand_name_in]=Brand ${(number + 1) % 40}` +
  `&filter[transmissions_in]=automatic&filter[state_in]=new&filter[state_in]=used` +
  `&filter[display_price_gteq]=${20_000 + (number % 97) * 10}&filter[display_price_lteq]=${60_000 + (number % 89) * 10}`;

const payment = (number: number) =>
  `filter[monthly_payment_gteq]=${200 + (number % 50)}&filter[monthly_payment_lteq]=${900 + (number % 83)}` +
  `&finance[deposit]=${2000 + number * 37}&finance[months]=${24 + (number % 4) * 12}&finance[yearly_mileage]=15000`;

export const QUESTIONS = {
  'no filter': () => 'sort=priceAsc',
  'one filter': (number) => `sort=priceAsc&filter[mileage_lteq]=${100_000 + number * 100}`,
  '4 filters': (number) => `sort=priceAsc&${four(number)}`,
  'own payment': (number) => `sort=priceAsc&${payment(number)}`,
  'own payment, 4 filters': (number) => `sort=priceAsc&${payment(number)}&${four(number)}`,
  'near, forced': (number) =>
    `forced_statuses=stock&near[lat]=${48 + (number % 60) / 10}&near[lon]=5&near[km]=200&filter[state_in]=new`,
  'one of 40 pages': (number) => `sort=createdAtDesc&page=${1 + ((number * 7) % 40)}`,
} as const satisfies Record<string, Question>;

/** Any of the questions, as many visitors ask them side by side. */
export function mixed(number: number): string {
  const all: readonly Question[] = Object.values(QUESTIONS);
  return (all[number % all.length] ?? QUESTIONS['no filter'])(number);
}
