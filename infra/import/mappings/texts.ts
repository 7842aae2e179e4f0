import type { VehicleTexts } from '@showroom/contracts/entities/vehicle-texts';
import type { Row } from '../csv/rows';
import type { FeedTexts } from '../mapping';
import { text } from '../readers';

const TRANSLATED = /^(?:description|features|accessories)_([a-z]{2,3})$/;

/**
 * `description`, and `features` and `accessories` separated by `|`; with `_ar` at its end a column
 * is in Arabic.
 */
export function texts(row: Row): FeedTexts {
  const languages = new Set(Object.keys(row).flatMap((column) => TRANSLATED.exec(column)?.[1] ?? []));
  const translations = [...languages]
    .map((language) => [language, textsOf(row, `_${language}`)] as const)
    .filter(([, written]) => Object.keys(written).length > 0);
  return { ...textsOf(row, ''), translations: Object.fromEntries(translations) };
}

function textsOf(row: Row, ending: string): Pick<VehicleTexts, 'description' | 'standard_features' | 'accessories'> {
  const read = (name: string) => text(`${name}${ending}`)(row);
  const listed = (name: string) =>
    read(name)
      .split('|')
      .flatMap((item) => item.trim() || []);
  const [description, features, accessories] = [read('description'), listed('features'), listed('accessories')];
  return {
    ...(description && { description }),
    ...(features.length > 0 && { standard_features: features }),
    ...(accessories.length > 0 && { accessories }),
  };
}
