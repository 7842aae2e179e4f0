import { htmlWithBasePath } from '@showroom/contracts/base-path';
import type { StepConfiguration, StepsPageContent } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Skeleton } from '@showroom/shared-ui/skeleton';
import { Tabs } from '@showroom/shared-ui/tabs';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import stepsMessages from '../order/choices/messages/steps/en.json';
import { isAnswered } from '../order/choices/step-answers';
import { titleOf } from '../order/choices/step-title';
import { STEP_COMPONENTS } from './step-components';
import { canUseStep, isValidated } from './step-engine';
import type { StepsJourney } from './use-journey';
import type { StepMoves } from './use-step-address';
import './Steps.css';

interface StepTabsProps {
  readonly vehicle: Vehicle;
  readonly configured: readonly StepConfiguration[];
  readonly journey: StepsJourney;
  readonly moves: StepMoves;
  readonly page: StepsPageContent | undefined;
}

/** One tab for each step; those that cannot be used yet are visible, not clickable. */
export function StepTabs({ vehicle, configured, journey, moves, page }: StepTabsProps) {
  const texts = useMessages(stepsMessages);
  const intro = useGatedHtml(page?.html ?? '');
  const { steps, data } = journey.state;
  const buttons = useFocusAfterMove(steps.active, moves);
  const items = configured.map((step, index) => ({
    id: String(index),
    disabled: !canUseStep(steps, index),
    label: (
      <TabLabel
        number={index + 1}
        title={titleOf(step, texts)}
        done={index !== steps.active && isValidated(steps, index) && isAnswered(step, data)}
      />
    ),
    content:
      index === steps.active ? (
        <ActiveStep vehicle={vehicle} index={index} configured={configured} journey={journey} buttons={buttons} />
      ) : null,
  }));
  return (
    <section className="steps" aria-labelledby="steps-title">
      <Heading level={2} size="l" id="steps-title">
        {page?.title || texts.title}
      </Heading>
      {intro !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans what editors write before it answers
        <div className="steps-intro" dangerouslySetInnerHTML={{ __html: htmlWithBasePath(intro) }} />
      )}
      <Tabs label={texts.steps} items={items} selected={String(steps.active)} onSelect={(id) => moves.go(Number(id))} />
    </section>
  );
}

interface TabLabelProps {
  readonly number: number;
  readonly title: string;
  readonly done: boolean;
}

function TabLabel({ number, title, done }: TabLabelProps) {
  const texts = useMessages(stepsMessages);
  return (
    <span className={done ? 'steps-tab steps-tab-done' : 'steps-tab'}>
      <span className="steps-number">{done ? <Icon name="check" size={16} /> : number}</span>
      <span>{title}</span>
      {done && <VisuallyHidden>{texts.done}</VisuallyHidden>}
    </span>
  );
}

interface ActiveStepProps extends Pick<StepTabsProps, 'vehicle' | 'configured' | 'journey'> {
  readonly index: number;
  readonly buttons: ReturnType<typeof useFocusAfterMove>;
}

function ActiveStep({ vehicle, index, configured, journey, buttons }: ActiveStepProps) {
  const texts = useMessages(stepsMessages);
  const { state, save, report: reportAt } = journey;
  const report = useCallback(
    (component: string, isValid: boolean) => reportAt(index, component, isValid),
    [reportAt, index],
  );
  const configuration = configured[index];
  if (!configuration) return null;
  const Step = STEP_COMPONENTS[configuration.type];
  const next = configured[index + 1];
  const isReady = isValidated(state.steps, index);
  return (
    <div className="steps-active">
      <div ref={buttons.heading} tabIndex={-1} className="steps-heading">
        <p className="steps-count">{fillText(texts.count, { number: index + 1, total: configured.length })}</p>
        <Heading level={3} size="m">
          {titleOf(configuration, texts)}
          {!configuration.required && <span className="steps-optional"> {texts.optional}</span>}
        </Heading>
      </div>
      <Suspense fallback={<Skeleton shape="block" className="steps-loading" />}>
        <Step
          key={index}
          vehicle={vehicle}
          configuration={configuration}
          data={state.data}
          save={save}
          report={report}
        />
      </Suspense>
      <div className="steps-moves">
        {index > 0 && (
          <Button kind="tertiary" onClick={buttons.goBack}>
            {texts.back}
          </Button>
        )}
        {next && (
          <Button kind="secondary" disabled={!isReady} onClick={buttons.goOn}>
            {fillText(texts.next, { title: titleOf(next, texts) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A button to another step moves the focus to its heading; tabs hold the focus themselves. */
function useFocusAfterMove(active: number, moves: StepMoves) {
  const heading = useRef<HTMLDivElement>(null);
  const isMove = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another heading
  useEffect(() => {
    if (isMove.current) heading.current?.focus();
    isMove.current = false;
  }, [active]);
  const moving = (move: () => void) => {
    isMove.current = true;
    move();
  };
  return {
    heading,
    goBack: () => moving(() => moves.go(active - 1)),
    goOn: () => moving(moves.goOn),
  };
}
