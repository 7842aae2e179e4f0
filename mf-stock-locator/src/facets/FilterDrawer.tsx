import { Button } from '@showroom/shared-ui/button';
import { Drawer } from '@showroom/shared-ui/drawer';
import type { ReactNode } from 'react';
import { useFacetTexts } from '../language/use-language';

interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Says how many vehicles wait behind the panel. */
  readonly apply: string;
  readonly children: ReactNode;
}

/** The filters on a narrow screen; choices apply while it is open, the button leads to what they found. */
export function FilterDrawer({ open, onClose, apply, children }: FilterDrawerProps) {
  const texts = useFacetTexts();
  const button = (
    <Button onClick={onClose} className="facets-show">
      {apply}
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title={texts.filters} footer={button}>
      {children}
    </Drawer>
  );
}
