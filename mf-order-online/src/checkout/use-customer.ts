import type { Customer } from '@showroom/contracts/entities/order';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import type { StoragePort } from '../data/storage';
import { type CustomerDraft, type CustomerField, EMPTY_DRAFT, restoreDraft, storeDraft } from './customer-draft';

export interface CustomerForm {
  readonly draft: CustomerDraft;
  /** The customer once all fields are valid; undefined again after the next change. */
  readonly customer: Customer | undefined;
  /** Fields whose content is not taken, in the order of the form. */
  readonly broken: readonly CustomerField[];
  /** A new object asks for the cursor to go to its field. */
  readonly focus: { readonly field: CustomerField } | undefined;
  /** What an earlier visit stored has been restored. */
  readonly restored: boolean;
  change(field: CustomerField, value: string): void;
  /** Checks one field when it is left; answers whether it holds something that is taken. */
  leave(field: CustomerField): Promise<boolean>;
  /** The customer once everything is taken; if not, the cursor goes to what is not. */
  check(): Promise<Customer | undefined>;
}

async function validate(draft: CustomerDraft, locale: string) {
  const { checkCustomer } = await import('./customer-rules');
  return checkCustomer(draft, locale);
}

/** The typed details, stored over a reload; their rules are loaded when first needed. */
export function useCustomer(session: StoragePort): CustomerForm {
  const { locale } = usePlatform();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [customer, setCustomer] = useState<Customer>();
  const [broken, setBroken] = useState<readonly CustomerField[]>([]);
  const [focus, setFocus] = useState<CustomerForm['focus']>();
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    let left = false;
    void restore(session, locale).then((found) => {
      if (left) return;
      setDraft((typed) => (typed === EMPTY_DRAFT ? found.draft : typed));
      setCustomer((checked) => checked ?? found.customer);
      setRestored(true);
    });
    return () => {
      left = true;
    };
  }, [session, locale]);

  return {
    draft,
    customer,
    broken,
    focus,
    restored,
    change(field, value) {
      const changed = { ...draft, [field]: value };
      setDraft(changed);
      setCustomer(undefined);
      storeDraft(session, changed);
      setBroken((fields) => fields.filter((one) => one !== field));
    },
    async leave(field) {
      if (draft[field].trim() === '') return false;
      const checked = await validate(draft, locale);
      const isTaken = checked.status === 'valid' || !checked.fields.includes(field);
      if (!isTaken) setBroken((fields) => (fields.includes(field) ? fields : [...fields, field]));
      return isTaken;
    },
    async check() {
      const checked = await validate(draft, locale);
      if (checked.status === 'valid') {
        setBroken([]);
        setCustomer(checked.customer);
        return checked.customer;
      }
      setBroken(checked.fields);
      const [first] = checked.fields;
      if (first) setFocus({ field: first });
      return undefined;
    },
  };
}

/** What was typed before, and whose it is where it is complete. */
async function restore(session: StoragePort, locale: string): Promise<Pick<CustomerForm, 'draft' | 'customer'>> {
  const draft = restoreDraft(session);
  if (draft.email === '') return { draft, customer: undefined };
  const checked = await validate(draft, locale);
  return { draft, customer: checked.status === 'valid' ? checked.customer : undefined };
}
