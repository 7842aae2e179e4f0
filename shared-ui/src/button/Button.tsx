import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SiteLink, type SiteLinkProps } from '../link/SiteLink';
import './Button.css';

/** How a button looks, be it a button or a link. */
export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'tertiary' | undefined;
  /** A tertiary button is always small. */
  readonly size?: 'medium' | 'small' | undefined;
}

/** Takes all attributes of a button. */
export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that work goes on, and takes no second click; the button keeps its focus. */
  readonly busy?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Class names of a button's look, for elements that are neither `button` nor `a`, such as a label
 * or a summary.
 */
export function buttonClass({ kind = 'primary', size = 'medium' }: ButtonLook, className?: string): string {
  const written = kind === 'tertiary' ? 'small' : size;
  return ['ui-button', `ui-button-${kind}`, `ui-button-${written}`, className].filter(Boolean).join(' ');
}

/** A button. Default: `type` is `button`. */
export function Button({ kind, size, busy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, size }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="ui-button-busy" aria-hidden="true" />}
      {icon}
      {children}
    </button>
  );
}

/** Those of a link; its look is a button's. */
export interface LinkButtonProps extends ButtonLook, Omit<SiteLinkProps, 'look'> {
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <SiteLink {...rest} look="plain" className={buttonClass({ kind, size }, className)}>
      {icon}
      {children}
    </SiteLink>
  );
}
