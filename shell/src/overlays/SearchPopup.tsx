import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { SiteSearch } from '@showroom/shared-ui/site-search';
import { siteSearchStyles } from '@showroom/shared-ui/site-search-styles';
import { useEffect, useRef } from 'react';
import overlayMessages from './messages/en.json';

interface SearchPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search over a page; it begins in its field, and gives the focus back to where it was. */
export function SearchPopup({ isOpen, onClose }: SearchPopupProps) {
  const texts = useMessages(overlayMessages);
  const content = useRef<HTMLDivElement>(null);
  // After the dialog's own effect, which puts the focus on its first button.
  useEffect(() => {
    if (isOpen) content.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <>
      <link rel="stylesheet" href={siteSearchStyles} precedence="overlays" />
      <Dialog open={isOpen} onClose={onClose} title={texts.search} size="wide">
        <div ref={content}>
          <SiteSearch onLeave={onClose} />
        </div>
      </Dialog>
    </>
  );
}
