import type { FieldKind } from '@showroom/contracts/entities/form';
import type { IconName } from '@showroom/shared-ui/icon';

/** What can be set of a field beside its label; each kind has its own. */
type Part =
  | 'hint'
  | 'required'
  | 'width'
  | 'length'
  | 'range'
  | 'ticks'
  | 'pattern'
  | 'options'
  | 'file'
  | 'page_value'
  | 'formula'
  | 'default'
  | 'autocomplete';

interface Kind {
  readonly icon: IconName;
  readonly parts: readonly Part[];
}

const SHOWN = ['hint', 'required', 'width'] as const satisfies readonly Part[];

/** Every kind of field; what editors call it is among the messages of the fields. */
export const KINDS: Readonly<Record<FieldKind, Kind>> = {
  text: { icon: 'edit', parts: [...SHOWN, 'length', 'pattern', 'default', 'autocomplete'] },
  long_text: { icon: 'list', parts: [...SHOWN, 'length', 'default'] },
  email: { icon: 'mail', parts: [...SHOWN, 'autocomplete'] },
  phone: { icon: 'phone', parts: SHOWN },
  number: { icon: 'gauge', parts: [...SHOWN, 'range', 'default'] },
  date: { icon: 'calendar', parts: [...SHOWN, 'default', 'autocomplete'] },
  choice: { icon: 'chevron-down', parts: [...SHOWN, 'options', 'default'] },
  radio: { icon: 'filter', parts: [...SHOWN, 'options', 'default'] },
  checkboxes: { icon: 'check', parts: [...SHOWN, 'options', 'ticks'] },
  consent: { icon: 'lock', parts: ['hint', 'required'] },
  retailer: { icon: 'pin', parts: SHOWN },
  model: { icon: 'car', parts: SHOWN },
  file: { icon: 'upload', parts: [...SHOWN, 'file'] },
  computed: { icon: 'gauge', parts: ['hint', 'width', 'formula'] },
  hidden: { icon: 'eye', parts: ['page_value', 'default'] },
};

export const has = (kind: FieldKind, part: Part) => KINDS[kind].parts.includes(part);
