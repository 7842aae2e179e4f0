import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Market } from '@showroom/contracts/markets';

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

/**
 * The vehicle with its retailer's texts in the language of a locale, as far as they were written in
 * it; the other languages stay behind.
 */
export function withTextsIn(locale: string, { attributes, ...vehicle }: Vehicle): Vehicle {
  const texts = attributes.translations[languageOf(locale)] ?? {};
  return {
    ...vehicle,
    attributes: {
      ...attributes,
      description: texts.description ?? attributes.description,
      standard_features: texts.standard_features ?? attributes.standard_features,
      optional_features: attributes.optional_features.map((feature, index) => ({
        ...feature,
        name: texts.optional_features?.[index] || feature.name,
      })),
      accessories: texts.accessories ?? attributes.accessories,
      footnotes: texts.footnotes ?? attributes.footnotes,
      photos: attributes.photos.map((photo, index) => ({
        ...photo,
        alt: texts.photos?.[index] || photo.alt,
      })),
      translations: {},
    },
  };
}

/**
 * The language in which a retailer's texts stand on a page that is in another one; undefined where
 * it is the page's own.
 */
export function foreignLanguage(
  locale: string,
  { attributes: { translations } }: Vehicle,
  { locales: [first] }: Pick<Market, 'locales'>,
): string | undefined {
  const language = languageOf(locale);
  return language in translations || languageOf(first) === language ? undefined : languageOf(first);
}
