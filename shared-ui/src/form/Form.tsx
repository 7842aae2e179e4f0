import { fillText } from '@showroom/contracts/fill-text';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from '../heading/Heading';
import { useSiteHref } from '../link/SiteLink';
import { Notice } from '../notice/Notice';
import { onDemand } from '../on-demand/on-demand';
import { useLoaded } from '../on-demand/use-loaded';
import { useMessages } from '../texts/messages';
import { ErrorSummary } from './ErrorSummary';
import { FormButtons } from './FormButtons';
import { type FormSection, FormSections, stepId } from './FormSections';
import type { FormProps } from './form-props';
import formMessages from './messages/en.json';
import { Paragraphs } from './Paragraphs';
import { ThankYou } from './ThankYou';
import { UnseenInputs } from './UnseenInputs';
import { useForm } from './use-form';
import type { FormStatus } from './use-sending';
import './Form.css';

/** Few forms offer it, and none before its own code runs. */
const SaveForLater = onDemand(() =>
  import(/* webpackChunkName: "form" */ './SaveForLater').then((code) => code.SaveForLater),
);

/** Asks for a form's fields, sends them once, and says thank you in its place. */
export function Form(props: FormProps) {
  const { form, layout = 'single', buttonPosition = 'left', headingLevel, failure, children } = props;
  const model = useForm(props);
  const { element, fields, sections, status, problems, step } = model;
  const { title, introduction, submit_text, thank_you, is_resumable } = form.attributes;
  const action = useSiteHref(`/form/${form.id}`);
  const summary = useFocusOnRefusal(model);
  if (status === 'sent') return <ThankYou thankYou={thank_you} headingLevel={headingLevel ?? 2} takesFocus />;
  return (
    <div className="ui-form">
      {headingLevel && title && (
        <Heading level={headingLevel} size="xl" className="ui-form-title">
          {title}
        </Heading>
      )}
      <Paragraphs text={introduction} className="ui-form-introduction" />
      <form
        ref={element}
        method="post"
        action={action}
        noValidate={model.isLive}
        aria-label={title || undefined}
        className="ui-form-body"
        onInput={model.onInput}
        onSubmit={model.onSubmit}
      >
        <ErrorSummary ref={summary} {...{ fields, problems }} idOf={model.idOf} onChoose={model.focusField} />
        <StepCount sections={sections} step={step} />
        {children}
        <FormSections
          {...{ sections, layout, problems }}
          open={step}
          formId={form.id}
          idOf={model.idOf}
          asked={model.asked}
          answers={model.answers}
          onUpload={model.onUpload}
        />
        <UnseenInputs form={form} hidden={model.hidden} />
        <Failure status={status} title={failure?.title} />
        <FormButtons
          submitText={submit_text}
          againText={failure?.again}
          position={buttonPosition}
          status={status}
          isFirst={step === 0}
          isLast={model.isLast}
          onBack={() => model.setStep(step - 1)}
          onNext={model.goOn}
        />
      </form>
      {is_resumable && model.isLive && !props.send && (
        <LateSaveForLater {...{ form, path: action ?? '', draft: model.draft }} />
      )}
    </div>
  );
}

function LateSaveForLater(props: ComponentProps<typeof SaveForLater>) {
  return useLoaded(SaveForLater) && <SaveForLater {...props} />;
}

/** Whoever is refused hears why; whoever goes on or back stands at the beginning of the step. */
function useFocusOnRefusal({ idOf, refusals, step, sections }: ReturnType<typeof useForm>) {
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef({ refusals, step });
  useEffect(() => {
    const { current } = before;
    before.current = { refusals, step };
    if (current.refusals !== refusals) summary.current?.focus();
    else if (current.step !== step && sections.length > 1)
      document
        .getElementById(idOf(stepId(step)))
        ?.querySelector('legend')
        ?.focus();
  }, [idOf, refusals, step, sections]);
  return summary;
}

interface StepCountProps {
  readonly sections: readonly FormSection[];
  readonly step: number;
}

function StepCount({ sections, step }: StepCountProps) {
  const texts = useMessages(formMessages);
  const count = sections.length;
  if (count < 2) return null;
  const label = fillText(texts.stepOf, { number: step + 1, count });
  return (
    <div className="ui-form-step-count">
      <p>{label}</p>
      <progress className="ui-form-progress" aria-label={label} value={step + 1} max={count} />
    </div>
  );
}

function Failure({ status, title }: { readonly status: FormStatus; readonly title: string | undefined }) {
  const texts = useMessages(formMessages);
  if (status === 'editing' || status === 'busy' || status === 'sent') return null;
  const hints = { failed: texts.failedHint, limited: texts.tooMany, unproven: texts.unproven };
  return (
    <Notice kind="error" title={title || texts.failed}>
      {hints[status]}
    </Notice>
  );
}
