import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Notice } from '../notice/Notice';
import { useMessages } from '../texts/messages';
import errorMessages from './messages/en.json';

/** What is kept apart, and what to show and report when it fails. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of the built-in notice. */
  readonly fallback?: ((retry: () => void, error: unknown) => ReactNode) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  /** A new value renders the children again, e.g. the page's address. */
  readonly resetKey?: string | undefined;
}

interface State {
  readonly failed: { readonly error: unknown } | undefined;
  readonly resetKey: string | undefined;
}

/** Keeps a failure to its place: what is around it stands, and the visitor can try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  readonly retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { fallback } = this.props;
    return fallback ? fallback(this.retry, failed.error) : <FailedNotice onRetry={this.retry} />;
  }
}

/** The notice of the error catalogue with a button to try again. */
export function FailedNotice({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useMessages(errorMessages);
  return (
    <Notice
      kind="error"
      actions={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  );
}
