import type { FabState } from '@showroom/contracts/entities/fab';
import { FloatingButton } from './FloatingButton';
import styles from './Overlays.css?url';
import { Popups } from './Popups';

interface OverlaysProps {
  readonly fab: FabState;
  /** No dialog of the shell is open. */
  readonly isFree: boolean;
}

/** What lies over a page of the site. */
export function Overlays({ fab, isFree }: OverlaysProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="overlays" />
      {!fab.isfabDisabled && <FloatingButton state={fab} />}
      <Popups isFree={isFree} />
    </>
  );
}
