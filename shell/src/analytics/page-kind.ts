import { partOf } from '@showroom/contracts/schema/part-of';

/** What analytics calls a page. */
export type PageKind =
  | 'checkout'
  | 'checkout reservation'
  | 'checkout order confirmation'
  | 'product detail page'
  | 'list page'
  | 'other';

const KIND_OF_ROUTE: Readonly<Record<string, PageKind>> = {
  'stock-locator-order-online-details': 'checkout',
  'stock-locator-order-online-checkout': 'checkout reservation',
  'stock-locator-order-online-success': 'checkout order confirmation',
  'stock-locator-preview': 'product detail page',
};

/** What a page is told apart by: the routes that match it, and what they loaded. */
export interface MatchedRoute {
  readonly id: string;
  readonly handle?: unknown;
  readonly data?: unknown;
}

const nameOf = ({ handle }: MatchedRoute) => {
  const name = partOf(handle, 'name');
  return typeof name === 'string' ? name : undefined;
};

function hasStockLocator({ data }: MatchedRoute): boolean {
  const blocks = partOf(data, 'blocks');
  return (
    Array.isArray(blocks) &&
    blocks.some((block: unknown) => String(partOf(block, 'template')).startsWith('stock-locator'))
  );
}

export function pageKindOf(matches: readonly MatchedRoute[]): PageKind {
  for (const match of matches) {
    const kind = KIND_OF_ROUTE[nameOf(match) ?? ''];
    if (kind) return kind;
  }
  return matches.some(hasStockLocator) ? 'list page' : 'other';
}

/**
 * Which page it is: the path of what editors made, else the name of the route, for an address may
 * name an order.
 */
export function pageNameOf(matches: readonly MatchedRoute[]): string {
  const [deepest] = matches.toReversed();
  const path = partOf(partOf(deepest?.data, 'attributes'), 'path');
  if (typeof path === 'string') return path;
  return (deepest && nameOf(deepest)) ?? deepest?.id ?? '';
}
