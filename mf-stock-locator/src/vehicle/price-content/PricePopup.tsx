import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Dialog } from '@showroom/shared-ui/dialog';
import { ContentBlocks } from './ContentBlocks';
import type { ShownPopup } from './shown-content';

interface PricePopupProps {
  readonly popup: ShownPopup;
  readonly vehicle: Vehicle['attributes'];
  readonly onClose: () => void;
}

export function PricePopup({ popup, vehicle, onClose }: PricePopupProps) {
  const hasTable = popup.blocks.some(({ type }) => type === 'finance_options_table');
  return (
    <Dialog open onClose={onClose} title={popup.title} size={hasTable ? 'wide' : 'medium'}>
      <ContentBlocks content={popup} vehicle={vehicle} />
    </Dialog>
  );
}
