import type { ContentOf } from '@showroom/contracts/blocks/template';
import { formatNumber } from '@showroom/contracts/number-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { SpecModel } from '../../kits/specs/engine-tables';
import messages from '../../kits/specs/messages/en.json';
import type { template } from './template';

type Content = ContentOf<typeof template>;
type Version = Content['groups'][number];

/** One figure of a version, with its unit and what it measures. */
export interface Figure {
  readonly figure: string;
  readonly unit: string;
  readonly label: string;
}

/** `8.6 l/100 km` is a figure and its unit; what does not begin with a figure has no unit. */
export function splitUnit(value: string): Pick<Figure, 'figure' | 'unit'> {
  const [, figure, unit] = /^([\p{Nd}][\p{Nd}.,٫٬\s–-]*?)\s+(\D.*)$/u.exec(value.trim()) ?? [];
  return figure === undefined || unit === undefined ? { figure: value.trim(), unit: '' } : { figure, unit };
}

/** The figures of a version: the editor's, or else what the site knows of its engine. */
export function useFiguresOf(content: Content, model: SpecModel | undefined) {
  const names = useMessages(messages);
  const { locale } = usePageLocale();
  const wanted = [
    { key: content.spec_key_1, label: content.spec_label_1, value: 'spec_value_1' },
    { key: content.spec_key_2, label: content.spec_label_2, value: 'spec_value_2' },
    { key: content.spec_key_3, label: content.spec_label_3, value: 'spec_value_3' },
  ] as const;

  function known({ engine_key }: Version, key: string): Pick<Figure, 'figure' | 'unit'> {
    const engine = model?.engines.find((one) => one.key === engine_key.trim().toLowerCase());
    const row = engine?.tables.flatMap(({ rows }) => rows).find((one) => one.key === key);
    if (!row) return { figure: '', unit: '' };
    const { value, unit = '' } = row;
    return { figure: typeof value === 'number' ? formatNumber(value, locale) : value, unit };
  }

  return (version: Version): Figure[] =>
    wanted
      .map(({ key, label, value }) => ({
        label: label || names[key],
        ...(version[value].trim() === '' ? known(version, key) : splitUnit(version[value])),
      }))
      .filter(({ figure }) => figure !== '');
}
