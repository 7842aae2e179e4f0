import type { Customer } from '@showroom/contracts/entities/order';
import { useEffect, useState } from 'react';
import { readOrderChoice, writeOrderChoice } from '../journey/order-data';
import { readStored, STORED_KEYS, type StoragePort } from '../journey/stored';
import { type CustomerDraft, type CustomerField, EMPTY_DRAFT, readDraft, writeDraft } from './customer-draft';

export type FormField = CustomerField | 'terms';

interface Storages {
  readonly local: StoragePort;
  readonly session: StoragePort;
}

export interface CustomerForm {
  readonly draft: CustomerDraft;
  readonly terms: boolean;
  /** Fields whose content is not taken, in the order of the form. */
  readonly broken: readonly FormField[];
  /** A new object asks for the cursor to go to its field. */
  readonly focus: { readonly field: FormField } | undefined;
  /** What an earlier visit left has been read. */
  readonly restored: boolean;
  change(field: CustomerField, value: string): void;
  accept(terms: boolean): void;
  /** Checks one field when it is left. */
  leave(field: CustomerField): Promise<void>;
  /** The customer, or undefined while something is broken; then the cursor goes there. */
  check(): Promise<Customer | undefined>;
}

async function validate(draft: CustomerDraft) {
  const { checkCustomer } = await import('../data/customer-rules');
  return checkCustomer(draft);
}

/** What the visitor types, kept over a reload, with the rules fetched when they are needed first. */
export function useCustomer(vehicleId: string, { local, session }: Storages): CustomerForm {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [terms, setTerms] = useState(false);
  const [broken, setBroken] = useState<readonly FormField[]>([]);
  const [focus, setFocus] = useState<CustomerForm['focus']>();
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    setDraft((typed) => (typed === EMPTY_DRAFT ? readDraft(session) : typed));
    setTerms((accepted) => accepted || wasAccepted(local, vehicleId));
    setRestored(true);
  }, [local, session, vehicleId]);

  const mend = (field: FormField) => setBroken((fields) => fields.filter((one) => one !== field));
  return {
    draft,
    terms,
    broken,
    focus,
    restored,
    change(field, value) {
      const changed = { ...draft, [field]: value };
      setDraft(changed);
      writeDraft(session, changed);
      mend(field);
    },
    accept(accepted) {
      setTerms(accepted);
      writeOrderChoice(local, { vehicleId, termsAndConditionsData: { accepted } });
      mend('terms');
    },
    async leave(field) {
      if (draft[field].trim() === '') return;
      const checked = await validate(draft);
      if (checked.status === 'invalid' && checked.fields.includes(field)) {
        setBroken((fields) => (fields.includes(field) ? fields : [...fields, field]));
      }
    },
    async check() {
      const checked = await validate(draft);
      const fields: FormField[] = checked.status === 'invalid' ? [...checked.fields] : [];
      if (!terms) fields.push('terms');
      setBroken(fields);
      const [first] = fields;
      if (first) setFocus({ field: first });
      return checked.status === 'valid' && terms ? checked.customer : undefined;
    },
  };
}

function wasAccepted(local: StoragePort, vehicleId: string): boolean {
  if (readOrderChoice(local)?.vehicleId !== vehicleId) return false;
  const stored = readStored(local, STORED_KEYS.data)?.['termsAndConditionsData'];
  return typeof stored === 'object' && stored !== null && Reflect.get(stored, 'accepted') === true;
}
