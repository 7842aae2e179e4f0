import { useTexts } from '../texts/texts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import './Spinner.css';

export interface SpinnerProps {
  /** What is awaited. Default: "Loading". */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Announces politely that something is loading. */
export function Spinner({ label, className }: SpinnerProps) {
  const texts = useTexts(TEXTS);
  return (
    <span role="status" className={['ui-spinner', className].filter(Boolean).join(' ')}>
      <span className="ui-spinner-ring" aria-hidden="true" />
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
    </span>
  );
}

const TEXTS = {
  en: { loading: 'Loading' },
  ar: { loading: 'جارٍ التحميل' },
  ja: { loading: '読み込み中' },
  uk: { loading: 'Завантаження' },
} as const;
