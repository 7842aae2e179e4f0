import type { NewVehicle } from '../database/schema/vehicles';
import { type MappedRawVehicle, mapRawVehicle } from '../raw-vehicle/map-raw-vehicle';
import type { Row } from './csv/rows';
import { drawingOf } from './drawing';
import type { Note } from './interpret';
import type { RawMapping } from './mapping';
import { isWholeAddress, MOST_PHOTOS, NO_WHOLE_ADDRESS } from './readers';
import type { Owned } from './vehicle-record';
import { bodyStyle } from './vocabulary/bodies';
import { feedColour } from './vocabulary/colours';
import { nameplateOf } from './vocabulary/nameplates';

export type InterpretedRaw =
  | { readonly raw: MappedRawVehicle; readonly repairs: readonly Note[]; readonly unknown: readonly string[] }
  | { readonly refusal: Note };

/**
 * A row with the specified attributes: what is broken is left out, and only what cannot be
 * identified is refused.
 */
export function interpretRaw(row: Row, { currency, mileage_unit }: RawMapping): InterpretedRaw {
  const { vehicle, problems, unknown } = mapRawVehicle(row, '', { currency, mileage_unit });
  const [first] = problems.filter(({ message }) => message === 'is missing');
  if (!vehicle) return { refusal: { reason: 'value is missing', field: first?.path ?? 'id', value: '' } };
  const repairs = problems.map(({ path, message, value }) => ({ reason: `${message}, left out`, field: path, value }));
  const photos = vehicle.row.photos.filter(({ src }) => isWholeAddress(src)).slice(0, MOST_PHOTOS);
  const notes = vehicle.row.photos.flatMap(({ src }) =>
    isWholeAddress(src) ? [] : [{ reason: NO_WHOLE_ADDRESS, field: 'photos', value: src }],
  );
  return { raw: { ...vehicle, row: { ...vehicle.row, photos } }, repairs: [...repairs, ...notes], unknown };
}

/** The row of the database for a vehicle of a feed with the specified attributes. */
export function rawRecord({ row }: MappedRawVehicle, key: string, { listing, source, owner }: Omit<Owned, 'mapping'>) {
  const nameplate = nameplateOf(row.brand, row.model);
  const colour = feedColour(row.color_name ?? '');
  const style = bodyStyle(row.body, row.model);
  const drawing = drawingOf({ ...row, listing }, nameplate?.body ?? style.body, colour);
  const footnotes: string[] = [...row.footnotes, ...drawing.footnotes];
  return {
    ...row,
    listing,
    feed_source: source,
    feed_key: key,
    model_group: row.model_group ?? nameplate?.group ?? null,
    nameplate_external_code: row.nameplate_external_code ?? nameplate?.code ?? null,
    body: row.body || style.name,
    color_canonical: row.color_canonical ?? colour.canonical,
    photos: drawing.photos,
    feed_photos: row.photos.map(({ src, alt }) => ({ src, alt })),
    footnotes,
    owner_id: owner,
  } as const satisfies NewVehicle;
}
