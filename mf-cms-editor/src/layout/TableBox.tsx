import type { ReactNode } from 'react';

/** Lets a wide table scroll sideways on a narrow screen, by keyboard too. */
export function TableBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="editor-table-box">
      {children}
    </section>
  );
}
