import type { Row } from '../csv/rows';
import type { RowParser } from '../mapping';
import { type BrandAndModel, brandAndModel } from '../vocabulary/brands';
import { nameplateOf } from '../vocabulary/nameplates';

/** The brand of a row; a row without one cannot be taken. */
export function brand(brandColumn: string, modelColumn: string): RowParser<string> {
  return (row, notes) => {
    const given = row[brandColumn] ?? '';
    const named = brandAndModel(given, row[modelColumn] ?? '');
    if (named.brand === '') notes.refuse('no brand of cars', brandColumn, given);
    if (named.joined) notes.repair('brand was split over two columns', brandColumn, `${given} | ${row[modelColumn]}`);
    return named.brand;
  };
}

/** The model of a row as its maker writes it; a row without one cannot be taken. */
export function model(
  read: (row: Row) => Pick<BrandAndModel, 'brand' | 'model'>,
  modelColumn: string,
): RowParser<string> {
  return (row, notes) => {
    const named = read(row);
    if (named.model === '') notes.refuse('model is missing', modelColumn, row[modelColumn] ?? '');
    return nameplateOf(named.brand, named.model)?.name ?? named.model;
  };
}
