import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { titleOf, titleText } from '@showroom/contracts/entities/vehicle-title';
import { localPath } from '@showroom/shared-ui/local-path';
import type { Platform } from '@showroom/shared-ui/platform';
import type { PageMeta } from '@showroom/shared-ui/remote-modules';
import { attributeText } from '../specification/attributes';
import { crumbsOf } from './crumbs';
import { breadcrumbData, carData } from './structured-data';
import type { VehicleLanguage } from './vehicle-language';

/**
 * Head of the vehicle's page; made where the data is loaded, so that the page's code carries none
 * of it.
 */
export function vehicleMeta(
  vehicle: Vehicle['attributes'],
  path: string,
  { locale, market, settings }: Pick<Platform, 'locale' | 'market' | 'settings'>,
  { words, vehicle: texts }: VehicleLanguage,
): PageMeta {
  const local = (address: string) => localPath(address, locale, market);
  const title = titleText(titleOf(vehicle, words));
  const url = local(path);
  const facts = (['mileage', 'engines', 'power', 'transmission'] as const).map((key) =>
    attributeText(key, vehicle, words, locale),
  );
  const isOwnerVisible = settings.get('additional_features.owner_visible');
  const place = isOwnerVisible ? `${retailerName(vehicle)}, ${vehicle.owner_city}` : undefined;
  const crumbs = crumbsOf(vehicle, texts).map((crumb) => ({ ...crumb, url: local(crumb.url) }));
  return {
    title,
    description: [title, ...facts, place].filter(Boolean).join(' · '),
    canonical: url,
    ...(vehicle.cover && { image: vehicle.cover.full_path }),
    structuredData: [carData(vehicle, { name: title, url, isOwnerVisible }), breadcrumbData(crumbs)],
  };
}
