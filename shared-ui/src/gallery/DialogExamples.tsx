import { useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { Drawer } from '../drawer/Drawer';

/** A dialog with the button that opens it. */
export function DialogExample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog open={open} onClose={close} title="Leave this page?" footer={<Button onClick={close}>Stay</Button>}>
        <p>Your reservation is kept for a quarter of an hour.</p>
      </Dialog>
    </>
  );
}

/** A drawer with the button that opens it. */
export function DrawerExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters">
        <p>What a phone has no room for beside the list.</p>
      </Drawer>
    </>
  );
}
