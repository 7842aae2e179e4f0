import './Skeleton.css';

/** What is still to come, and how much of it. */
export interface SkeletonProps {
  /** What it stands in for. */
  readonly shape?: 'text' | 'heading' | 'picture' | 'block' | undefined;
  /** Lines of text. */
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * Keeps the room of what is still loading; hidden from screen readers, which hear of the load
 * elsewhere.
 */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={['ui-skeleton', className].filter(Boolean).join(' ')}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={`ui-skeleton-shape ui-skeleton-${shape}`} />
      ))}
    </span>
  );
}
