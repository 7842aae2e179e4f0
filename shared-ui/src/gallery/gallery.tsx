import type { ReactNode } from 'react';
import { Button } from '../button/Button';

export interface GalleryEntry {
  readonly name: string;
  readonly element: ReactNode;
}

/** Every component in its states, for the gallery page, pictures and axe. */
export const galleryEntries: readonly GalleryEntry[] = [{ name: 'Button', element: <Button>Explore</Button> }];
