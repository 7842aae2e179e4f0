import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { type MouseEvent, useState } from 'react';
import { RichText } from '../../kits/rich-text/RichText';
import messages from './messages/en.json';

interface AdditionalSpecificationProps {
  /** Of the car. */
  readonly title: string;
  /** Empty for the site's own word. */
  readonly label: string;
  readonly html: string;
}

/** More about a car, over the page; where no code runs, it opens in its place. */
export function AdditionalSpecification({ title, label, html }: AdditionalSpecificationProps) {
  const { additional } = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  if (html.trim() === '') return null;
  const name = label || additional;
  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <details className="models-and-specs-additional">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers make a summary a button */}
        <summary className="models-and-specs-open" aria-haspopup="dialog" onClick={open}>
          {name}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </summary>
        <RichText html={html} />
      </details>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`${title}: ${name}`} size="wide">
        <RichText html={html} />
      </Dialog>
    </>
  );
}
