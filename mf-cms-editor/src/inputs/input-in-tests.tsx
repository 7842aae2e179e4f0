import type { Field } from '@showroom/contracts/blocks/template';
import type { Client } from '@showroom/contracts/client/client';
import type { Role } from '@showroom/contracts/entities/role';
import { renderWithPlatform } from '@showroom/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FieldInput } from './FieldInput';

interface Around {
  readonly client?: Client;
  /** Default: an editor. */
  readonly role?: Role;
  readonly error?: string;
  /** Errors of parts, by their path within the value. */
  readonly parts?: Readonly<Record<string, string>>;
}

interface FormProps extends Omit<Around, 'client' | 'role'> {
  readonly field: Field;
  readonly latest: { value: unknown; fault: string | undefined };
  readonly form: { replace: (value: unknown) => void };
}

function Form({ field, latest, form, error, parts = {} }: FormProps) {
  const [value, setValue] = useState(latest.value);
  form.replace = setValue;
  const onChange = (next: unknown) => {
    latest.value = next;
    setValue(next);
  };
  const onInvalid = (fault: string | undefined) => {
    latest.fault = fault;
  };
  return <FieldInput {...{ field, value, onChange, onInvalid, error }} id="f" errorAt={(part) => parts[part]} />;
}

/** Shows a field as a form would: what it sent last, and a way to give it another value. */
export function showInput(field: Field, stored?: unknown, { client, role = 'editor', ...around }: Around = {}) {
  const latest: FormProps['latest'] = { value: stored, fault: undefined };
  const form: FormProps['form'] = { replace: () => undefined };
  const ui = <Form {...{ field, latest, form }} {...around} />;
  return {
    ...renderWithPlatform(ui, {
      person: { name: 'Jane', email: 'jane@showroom.test', roles: [role] },
      ...(client && { client }),
    }),
    latest,
    form,
    user: userEvent.setup(),
  };
}
