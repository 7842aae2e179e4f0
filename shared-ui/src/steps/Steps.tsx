import { SiteLink } from '../link/SiteLink';
import { useMessages } from '../texts/messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import stepsMessages from './messages/en.json';
import './Steps.css';

/** One step of a journey. */
export interface StepItem {
  readonly label: string;
  /** Where a step that was done can be visited again. */
  readonly href?: string | undefined;
}

/** The steps in their order, and which of them is at hand. */
export interface StepsProps {
  readonly items: readonly StepItem[];
  /** Index of the step at hand; those before it are done. */
  readonly current: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Where one stands in a journey. */
export function Steps({ items, current, label, className }: StepsProps) {
  const texts = useMessages(stepsMessages);
  return (
    <nav aria-label={label ?? texts.label} className={['ui-steps', className].filter(Boolean).join(' ')}>
      <ol className="ui-steps-list">
        {items.map((item, index) => {
          const done = index < current;
          const name = (
            <>
              {item.label}
              {done && <VisuallyHidden> {texts.done}</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={item.label}
              aria-current={index === current ? 'step' : undefined}
              className={done ? 'ui-steps-item ui-steps-done' : 'ui-steps-item'}
            >
              <span className="ui-steps-number" aria-hidden="true">
                {index + 1}
              </span>
              {done && item.href ? (
                <SiteLink look="standalone" href={item.href}>
                  {name}
                </SiteLink>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
