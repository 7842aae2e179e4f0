import type { StepConfiguration, StepsPageContent } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Skeleton } from '@showroom/shared-ui/skeleton';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { Suspense, useCallback, useId } from 'react';
import { useDescriptions } from '../order/choices/ChoiceList';
import stepsMessages from '../order/choices/messages/steps/en.json';
import { isAnswered } from '../order/choices/step-answers';
import { titleOf } from '../order/choices/step-title';
import { STEP_COMPONENTS } from './step-components';
import { isValidated } from './step-engine';
import type { StepsJourney } from './use-journey';
import type { StepMoves } from './use-step-address';
import './Steps.css';

interface StepSectionsProps {
  readonly vehicle: Vehicle;
  readonly configured: readonly StepConfiguration[];
  readonly journey: StepsJourney;
  readonly moves: StepMoves;
  readonly page: StepsPageContent | undefined;
}

/** All steps on one screen: the active one is open, the others are folded with what was chosen. */
export function StepSections({ page, ...props }: StepSectionsProps) {
  const texts = useMessages(stepsMessages);
  const intro = useGatedHtml(page?.html ?? '');
  return (
    <section className="steps" aria-labelledby="steps-title">
      <Heading level={2} size="l" id="steps-title">
        {page?.title || texts.title}
      </Heading>
      {intro !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans what editors write before it answers
        <div className="steps-intro" dangerouslySetInnerHTML={{ __html: intro }} />
      )}
      <div className="steps-list">
        {props.configured.map((step, index) => (
          <StepSection key={`${step.type}${step.title}`} {...props} step={step} index={index} />
        ))}
      </div>
    </section>
  );
}

interface StepSectionProps extends Omit<StepSectionsProps, 'page'> {
  readonly step: StepConfiguration;
  readonly index: number;
}

function StepSection({ vehicle, configured, journey, moves, step, index }: StepSectionProps) {
  const texts = useMessages(stepsMessages);
  const { steps, data } = journey.state;
  const id = useId();
  const isOpen = index === steps.active;
  const isDone = !isOpen && isValidated(steps, index) && isAnswered(step, data);
  const describe = useDescriptions(vehicle, data);
  return (
    <section className="steps-section">
      <h3 className="ui-heading ui-heading-m">
        <button
          type="button"
          className="steps-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={isOpen || !moves.canGo(index)}
          onClick={({ currentTarget }) => {
            moves.go(index);
            // What folds above it moves it out of the window.
            requestAnimationFrame(() => currentTarget.scrollIntoView?.({ block: 'nearest' }));
          }}
        >
          <span className={isDone ? 'steps-number steps-number-done' : 'steps-number'}>
            {isDone ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className="steps-name">
            {titleOf(step, texts)}
            {!step.required && <span className="steps-optional"> {texts.optional}</span>}
            {isDone && <VisuallyHidden> {texts.done}</VisuallyHidden>}
          </span>
          {isDone && <span className="steps-chosen">{describe[step.type]()}</span>}
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ActiveStep vehicle={vehicle} step={step} index={index} total={configured.length} journey={journey} />
        )}
      </div>
    </section>
  );
}

interface ActiveStepProps extends Pick<StepSectionProps, 'vehicle' | 'step' | 'index' | 'journey'> {
  readonly total: number;
}

function ActiveStep({ vehicle, step, index, total, journey }: ActiveStepProps) {
  const texts = useMessages(stepsMessages);
  const { state, save, report: reportAt } = journey;
  const report = useCallback(
    (component: string, isValid: boolean) => reportAt(index, component, isValid),
    [reportAt, index],
  );
  const Step = STEP_COMPONENTS[step.type];
  return (
    <div className="steps-active">
      <p className="steps-count">{fillText(texts.count, { number: index + 1, total })}</p>
      <Suspense fallback={<Skeleton shape="block" className="steps-loading" />}>
        <Step vehicle={vehicle} configuration={step} data={state.data} save={save} report={report} />
      </Suspense>
    </div>
  );
}
