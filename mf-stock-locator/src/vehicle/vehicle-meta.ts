import { localPath } from '@showroom/shared-ui/local-path';
import type { Platform } from '@showroom/shared-ui/platform';
import type { PageMeta } from '@showroom/shared-ui/remote-modules';
import { textsFor } from '@showroom/shared-ui/texts';
import { attributeText } from '../specification/attributes';
import { titleOf, titleText } from '../specification/title';
import { wordsOf } from '../specification/use-words';
import { crumbsOf } from './crumbs';
import { breadcrumbData, carData } from './structured-data';
import { VEHICLE_TEXTS } from './texts';
import { isVehiclePage } from './vehicle-data';

/** Head of the vehicle's page; pages that say what is missing are kept out of search engines. */
export function vehicleMeta(data: unknown, platform: Platform): PageMeta {
  const { locale, market } = platform;
  const texts = textsFor(VEHICLE_TEXTS, locale);
  if (!isVehiclePage(data)) return { title: texts.missingTitle, index: false };
  const { attributes } = data.vehicle;
  const words = wordsOf(locale);
  const local = (path: string) => localPath(path, locale, market);
  const title = titleText(titleOf(attributes, words));
  const url = local(data.path);
  const facts = (['mileage', 'engines', 'power', 'transmission'] as const).map((key) =>
    attributeText(key, attributes, words, locale),
  );
  const crumbs = crumbsOf(attributes, texts).map((crumb) => ({ ...crumb, url: local(crumb.url) }));
  return {
    title,
    description: [title, ...facts.filter(Boolean), `${attributes.owner_name}, ${attributes.owner_city}`].join(' · '),
    canonical: url,
    ...(attributes.cover && { image: attributes.cover.full_path }),
    structuredData: [carData(attributes, title, url), breadcrumbData(crumbs)],
  };
}
