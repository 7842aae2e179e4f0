import { elementId } from '../page/Block';
import type { PageData } from '../page/page-data';

/** Where a block stands on the screen. */
export interface BlockArea {
  readonly id: string;
  readonly template: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The element of a block. */
export function blockElement({ blocks }: PageData, id: string): HTMLElement | null {
  const index = blocks.findIndex((view) => view.id === id);
  const view = blocks[index];
  return view ? document.getElementById(elementId(view, index + 1)) : null;
}

/** The blocks of a page that have a place, the inner ones behind those that they stand in. */
export function blockAreas({ blocks }: PageData): BlockArea[] {
  return blocks.flatMap((view, index) => {
    const element = document.getElementById(elementId(view, index + 1));
    const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return height > 0 ? [{ id: view.id, template: view.template, top, left, width, height }] : [];
  });
}

/** The innermost block at a point of the screen. */
export function areaAt(areas: readonly BlockArea[], x: number, y: number): BlockArea | undefined {
  const around = areas.filter(
    ({ top, left, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
  return around.sort((one, other) => one.width * one.height - other.width * other.height)[0];
}
