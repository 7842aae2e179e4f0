import type { ReactNode } from 'react';

/** The name of a screen; it takes the focus when the visitor gets there. */
export function ScreenHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 tabIndex={-1} data-screen-heading="" className="ui-heading ui-heading-l checkout-heading">
      {children}
    </h2>
  );
}
