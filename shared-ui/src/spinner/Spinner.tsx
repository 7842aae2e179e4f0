import { useMessages } from '../texts/messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import spinnerMessages from './messages/en.json';
import './Spinner.css';

/** What a screen reader hears while something loads. */
export interface SpinnerProps {
  /** What is awaited. Default: "Loading". */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Announces politely that something is loading. */
export function Spinner({ label, className }: SpinnerProps) {
  const texts = useMessages(spinnerMessages);
  return (
    <span role="status" className={['ui-spinner', className].filter(Boolean).join(' ')}>
      <span className="ui-spinner-ring" aria-hidden="true" />
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
    </span>
  );
}
