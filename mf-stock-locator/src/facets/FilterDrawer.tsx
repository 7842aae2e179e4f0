import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Drawer } from '@showroom/shared-ui/drawer';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTextsOf } from '../language/use-language';

interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** How many vehicles wait behind the panel, as a text. */
  readonly count: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/**
 * The filters on a narrow screen; choices apply while it is open, the button leads to what they
 * found.
 */
export function FilterDrawer({ open, onClose, count, busy, children }: FilterDrawerProps) {
  const texts = useTextsOf('facets');
  const foot = (
    <>
      {/* What lies behind an open dialog is silent: its count is announced here. */}
      <VisuallyHidden role="status">{busy ? '' : count}</VisuallyHidden>
      <Button onClick={onClose} className="facets-show">
        {fillText(texts.show, { vehicles: count })}
      </Button>
    </>
  );
  return (
    <Drawer open={open} onClose={onClose} title={texts.filters} footer={foot}>
      {children}
    </Drawer>
  );
}
