import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { ShownForm } from '@showroom/contracts/entities/form';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useRef, useState } from 'react';
import type { SendForm } from './send-form';

/** What a form is doing. */
export type FormStatus = 'editing' | 'busy' | 'failed' | 'limited' | 'unproven' | 'sent';

interface SendingOptions {
  readonly form: ShownForm;
  readonly filled: FilledForm | undefined;
  /** Default: as a lead of the form. */
  readonly send: SendForm | undefined;
  /** What is sent, or undefined where the form's rules refuse it; uploads are done by then. */
  readonly collect: () => Promise<LeadSubmission | undefined>;
  readonly onRefused: (problems: Readonly<Record<string, string>>) => void;
  readonly onSent: () => void;
}

/** Sends a form once, however often that is asked, until it is taken. */
export function useSending({ form, filled, send, collect, onRefused, onSent }: SendingOptions) {
  const { client } = usePlatform();
  const [status, setStatus] = useState<FormStatus>(statusOf(filled));
  const isBusy = useRef(false);

  async function deliver(): Promise<FormStatus> {
    const submission = await collect();
    if (!submission) return 'editing';
    const { outcomeOf, sendForm } = await import(/* webpackChunkName: "form" */ './send-form');
    const names = form.attributes.fields.map(({ name }) => name);
    const outcome = await outcomeOf((send ?? sendForm)(client, form.id, submission), names);
    if (outcome.status !== 'refused') return outcome.status;
    onRefused(outcome.problems);
    return 'editing';
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus('busy');
    const next = await deliver().catch((cause: unknown) => {
      console.error('A form was not sent:', cause);
      return 'failed' as const;
    });
    isBusy.current = next === 'sent';
    setStatus(next);
    if (next === 'sent') onSent();
  }
  return { status, submit };
}

function statusOf(filled: FilledForm | undefined): FormStatus {
  return !filled || filled.outcome === 'refused' ? 'editing' : filled.outcome;
}
