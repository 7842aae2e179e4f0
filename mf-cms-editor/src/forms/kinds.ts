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
  readonly label: string;
  /** What it is good for, in the palette. */
  readonly purpose: string;
  readonly icon: IconName;
  readonly parts: readonly Part[];
}

const SHOWN = ['hint', 'required', 'width'] as const satisfies readonly Part[];

/** Every kind of field as editors know it. */
export const KINDS: Readonly<Record<FieldKind, Kind>> = {
  text: {
    label: 'Text',
    purpose: 'One line',
    icon: 'edit',
    parts: [...SHOWN, 'length', 'pattern', 'default', 'autocomplete'],
  },
  long_text: { label: 'Long text', purpose: 'Several lines', icon: 'list', parts: [...SHOWN, 'length', 'default'] },
  email: { label: 'E-mail', purpose: 'An address that is checked', icon: 'mail', parts: [...SHOWN, 'autocomplete'] },
  phone: { label: 'Phone', purpose: 'A number with its country', icon: 'phone', parts: SHOWN },
  number: { label: 'Number', purpose: 'From and to', icon: 'gauge', parts: [...SHOWN, 'range', 'default'] },
  date: { label: 'Date', purpose: 'A day', icon: 'calendar', parts: [...SHOWN, 'default', 'autocomplete'] },
  choice: {
    label: 'Choice',
    purpose: 'One of a list that opens',
    icon: 'chevron-down',
    parts: [...SHOWN, 'options', 'default'],
  },
  radio: { label: 'Radio buttons', purpose: 'One of a few', icon: 'filter', parts: [...SHOWN, 'options', 'default'] },
  checkboxes: {
    label: 'Checkboxes',
    purpose: 'Several of a list',
    icon: 'check',
    parts: [...SHOWN, 'options', 'ticks'],
  },
  consent: { label: 'Consent', purpose: 'A text that is agreed to', icon: 'lock', parts: ['hint', 'required'] },
  retailer: { label: 'Retailer', purpose: 'One of the market', icon: 'pin', parts: SHOWN },
  model: { label: 'Model', purpose: 'One of the market', icon: 'car', parts: SHOWN },
  file: { label: 'File', purpose: 'PDF or picture', icon: 'upload', parts: [...SHOWN, 'file'] },
  computed: {
    label: 'Computed',
    purpose: 'A figure made of other answers',
    icon: 'gauge',
    parts: ['hint', 'width', 'formula'],
  },
  hidden: { label: 'Hidden', purpose: 'Sent along, never seen', icon: 'eye', parts: ['page_value', 'default'] },
};

export const has = (kind: FieldKind, part: Part) => KINDS[kind].parts.includes(part);
