import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { partOf } from '@showroom/contracts/schema/part-of';
import type { CardLanguage } from '../listing/card-language';
import type { CardAttributes } from '../specification/attributes';
import type compareMessages from './messages/en.json';

/** What one vehicle says in one row. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'price'; readonly amount: number; readonly type: FinancingOption | 'plain' }
  /** A piece of equipment, and how it comes. */
  | { readonly kind: 'has'; readonly how: 'standard' | 'optional' | 'accessory' }
  | { readonly kind: 'without' }
  /** The vehicle does not say. */
  | { readonly kind: 'none' };

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly differs: boolean;
}

export interface RowGroup {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** The head of a column. */
export interface Column {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly opening: string;
  readonly version: string;
  readonly cover: CardAttributes['cover'];
  readonly status: CardAttributes['status'];
}

/** What the page at `/showroom/compare` is made of: only what it shows travels to the browser. */
export interface ComparePageData {
  readonly language: CardLanguage;
  readonly texts: typeof compareMessages;
  readonly columns: readonly Column[];
  readonly groups: readonly RowGroup[];
  readonly onlyDifferences: boolean;
  /** Australian state that the address names. */
  readonly state: string | undefined;
  /** Whether anything at all differs. */
  readonly differ: boolean;
  /** Asked for, but no longer there. */
  readonly missing: number;
}

/**
 * `vehicle:{id}` for every column, so that a page is made anew when one of its vehicles changes.
 */
export function comparedTags(data: unknown): readonly string[] {
  const columns = partOf(data, 'columns');
  if (!Array.isArray(columns)) return [];
  return columns.map((column: unknown) => {
    const id = partOf(column, 'id');
    return `vehicle:${String(id)}`;
  });
}
