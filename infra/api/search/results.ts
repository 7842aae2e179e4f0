import type { SearchResult } from '@showroom/contracts/entities/search-result';
import { vehiclePath } from '@showroom/contracts/entities/vehicle';
import type { VehicleRow } from '../../database/schema/vehicles';
import type { StockedModel } from '../../facets/text';
import type { FoundDocument } from './find-documents';
import { excerptOf, highlighted, type Marked } from './highlight';

/** The size in which results show pictures of the site. */
const SIZE = '640x360';

function pictureAt(src: string): string {
  return src.startsWith('/') ? `${src}-${SIZE}.webp` : src;
}

function coverOf({ photos }: VehicleRow): string {
  const [cover] = photos;
  return cover ? (cover.sizes?.medium_path ?? pictureAt(cover.src)) : '';
}

export function documentResult({ id, kind, title, body, path, picture }: FoundDocument, marked: Marked): SearchResult {
  const attributes = {
    kind,
    title: highlighted(title, marked),
    path,
    picture: picture && pictureAt(picture),
    excerpt: excerptOf(body, marked),
  };
  return { id: `${kind}-${id}`, type: 'search-result', attributes };
}

export function vehicleResult(row: VehicleRow, marked: Marked): SearchResult {
  const { id, title, slug, version, production_year, color_name, engine_type } = row;
  const facts = [version, production_year, color_name, ...engine_type].filter(Boolean).join(' · ');
  const attributes = {
    kind: 'vehicle' as const,
    title: highlighted(title, marked),
    path: vehiclePath({ id, attributes: { slug } }),
    picture: coverOf(row),
    excerpt: highlighted(facts, marked),
  };
  return { id: `vehicle-${id}`, type: 'search-result', attributes };
}

/** A model leads to its vehicles; its picture is that of the newest one. */
export function modelResult(
  { brand, model, vehicles }: StockedModel,
  newest: VehicleRow | undefined,
  marked: Marked,
): SearchResult {
  const attributes = {
    kind: 'model' as const,
    title: highlighted(model, marked),
    path: `/stock?models=${encodeURIComponent(model)}`,
    picture: newest ? coverOf(newest) : '',
    excerpt: highlighted(brand, marked),
    vehicles,
  };
  return { id: `model-${brand}-${model}`, type: 'search-result', attributes };
}
