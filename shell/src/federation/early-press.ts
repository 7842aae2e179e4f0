/**
 * Buttons that do nothing without their code: those that open a popover by themselves would close
 * it again.
 */
export const EARLY_PRESS = 'button[type="button"]:not([popovertarget],[commandfor])';
