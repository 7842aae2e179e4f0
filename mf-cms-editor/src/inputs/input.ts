import type { Field } from '@showroom/contracts/blocks/template';

type FieldKind = Field['field_type'];
type FieldOf<K extends FieldKind> = Extract<Field, { field_type: K }>;

/** What every input of a field gets. */
export interface InputProps<K extends FieldKind = FieldKind> {
  readonly field: FieldOf<K>;
  readonly id: string;
  /** Of any kind: content is what somebody stored once. */
  readonly value: unknown;
  /** Undefined takes the field out of the content; null leaves it empty, as its editor wants it. */
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  /** Error of a part of the value, e.g. `url` or `2.url`. */
  readonly errorAt: (part: string) => string | undefined;
  /** A text that is not a value yet keeps the page from being saved. */
  readonly onInvalid: (message: string | undefined) => void;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
