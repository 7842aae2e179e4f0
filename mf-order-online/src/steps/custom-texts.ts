import type { OrderOnlineContent } from '@showroom/contracts/entities/order-online-config';

export type CustomTexts = OrderOnlineContent['texts'];

/** Built-in texts, replaced by a market's own where it has them, those with {names} aside. */
export function withCustomTexts<T extends object>(texts: T, custom: CustomTexts): T {
  const own = Object.entries(texts).flatMap(([name, text]) => {
    const word = Object.hasOwn(custom, name) ? custom[name] : undefined;
    return typeof text === 'string' && !text.includes('{') && word ? [[name, word] as const] : [];
  });
  return Object.assign({}, texts, Object.fromEntries(own));
}
