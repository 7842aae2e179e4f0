import { Dialog } from '@showroom/shared-ui/dialog';
import { type MouseEvent, type ReactNode, useState } from 'react';
import './More.css';

interface MoreProps {
  /** What a visitor presses. */
  readonly label: ReactNode;
  /** Of the dialog. */
  readonly title: string;
  readonly children: ReactNode;
}

/** More about something, over the page; where no code runs, it opens in its place. */
export function More({ label, title, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <details className="more">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers make a summary a button */}
        <summary className="more-open" aria-haspopup="dialog" onClick={open}>
          {label}
        </summary>
        {children}
      </details>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} size="wide">
        {children}
      </Dialog>
    </>
  );
}
