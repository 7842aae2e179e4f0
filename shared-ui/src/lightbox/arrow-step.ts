/**
 * Where an arrow key leads: on, back, or nowhere; in a page that is read from right to left the
 * arrows change sides.
 */
export function arrowStep(key: string, isRightToLeft: boolean): -1 | 0 | 1 {
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return 0;
}
