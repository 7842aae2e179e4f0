import type { Facets } from '@showroom/contracts/calls/stock-locator';
import type { CheckboxKey } from '@showroom/contracts/entities/filters';
import { VEHICLE_STATES } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { optionLabel } from '../../facets/option-label';
import type { ListState } from '../../facets/url-state';
import type { LocaleSource } from '../../language/language';
import { messagesOf } from '../../specification/messages-of';
import nameMessages from './messages/en.json';

/** More models than these are a list, not a name. */
const MOST_MODELS = 3;

/**
 * What is left of a list by its filters, as people would call it: `Approved Defender 110 in green`.
 * Filters that do not read as a name are left out; undefined where none does.
 */
export function listName(state: ListState, { options }: Facets, speaker: LocaleSource): string | undefined {
  const { locale } = speaker;
  const texts = messagesFor(nameMessages, locale);
  const words = messagesOf(speaker);
  const labelsOf = (key: CheckboxKey) =>
    (state.chosen[key] ?? []).map((value) => {
      const label = options[key]?.find((option) => option.value === value)?.label ?? value;
      return optionLabel(words, key, value, label);
    });
  const only = (labels: readonly string[]) => (labels.length === 1 ? labels[0] : undefined);

  const models = labelsOf('models');
  const isNamed = models.length > 0 && models.length <= MOST_MODELS;
  const named = isNamed ? new Intl.ListFormat(locale).format(models) : undefined;
  const model = named ?? state.family ?? only(labelsOf('brands'));
  const condition = VEHICLE_STATES.find((one) => one === only(state.chosen.states ?? []));
  const color = only(labelsOf('specific_colors')) ?? only(labelsOf('colors'))?.toLocaleLowerCase(locale);
  if (!model && !condition && !color) return undefined;

  const plain = model ?? texts.vehicles[condition ?? 'any'];
  const name = model && condition ? fillText(texts.states[condition], { name: model }) : plain;
  return color ? fillText(texts.color, { name, color }) : name;
}
