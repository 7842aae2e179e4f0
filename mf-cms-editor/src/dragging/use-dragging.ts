import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';

type Key = string | number;

/** What is dragged, and over which part of another row it is. */
interface Drag<K extends Key, Zone> {
  readonly key: K;
  readonly over?: { readonly key: K; readonly zone: Zone };
}

interface DragSource {
  readonly draggable: true;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

interface DragTarget {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** What rows are given; the same for as long as they are shown. */
export interface Dragging<K extends Key> {
  /** Of what is taken hold of; the title is what another program gets when it is let go there. */
  source(key: K, title: string): DragSource;
  /** Of what something is dragged over. */
  target(key: K): DragTarget;
}

interface DraggingRules<K extends Key, Zone> {
  /** The part of a row at a share of its height. */
  readonly zoneAt: (share: number) => Zone;
  readonly onDrop: (from: K, over: K, zone: Zone) => void;
}

export type Half = 'before' | 'after';

/** The upper half of a row is before it, the lower one behind it. */
export const halfAt = (share: number): Half => (share < 0.5 ? 'before' : 'after');

/** Rows dragged by the browser's own means, mouse or finger; keys and buttons stand beside it. */
export function useDragging<K extends Key, Zone extends string>(rules: DraggingRules<K, Zone>) {
  const [drag, setDrag] = useState<Drag<K, Zone>>();
  // Events follow each other faster than renderings.
  const present = useRef<Drag<K, Zone>>(undefined);
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  const dragging = useMemo<Dragging<K>>(() => {
    const put = (next: Drag<K, Zone> | undefined) => {
      present.current = next;
      setDrag(next);
    };
    const zoneOf = ({ currentTarget, clientY }: DragEvent) => {
      const { top, height } = currentTarget.getBoundingClientRect();
      return latest.current.zoneAt(height === 0 ? 0.5 : (clientY - top) / height);
    };
    return {
      source: (key, title) => ({
        draggable: true,
        onDragStart({ dataTransfer }) {
          dataTransfer.effectAllowed = 'move';
          dataTransfer.setData('text/plain', title);
          put({ key });
        },
        onDragEnd: () => put(undefined),
      }),
      target: (key) => ({
        onDragOver(event) {
          const now = present.current;
          if (!now || now.key === key) return;
          event.preventDefault();
          const zone = zoneOf(event);
          if (now.over?.key !== key || now.over.zone !== zone) put({ key: now.key, over: { key, zone } });
        },
        onDrop(event) {
          const now = present.current;
          if (!now) return;
          event.preventDefault();
          put(undefined);
          if (now.key !== key) latest.current.onDrop(now.key, key, zoneOf(event));
        },
      }),
    };
  }, []);
  return {
    dragging,
    dragged: drag?.key,
    /** The part of a row that something is dragged over. */
    zoneOver: (key: K) => (drag?.over?.key === key ? drag.over.zone : undefined),
  };
}

/** Where what is dragged stands among its list once it is let go in a half of another one. */
export function placeOfDrop(from: number, over: number, half: Half): number {
  const at = half === 'after' ? over + 1 : over;
  return from < at ? at - 1 : at;
}
