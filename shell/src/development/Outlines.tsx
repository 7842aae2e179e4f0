import { useEffect, useRef } from 'react';
import type { Region } from './regions';

/**
 * A frame with a label around everything that a remote drew. It lies over the page and lets clicks
 * through.
 */
export function Outlines({
  regions,
  chosen,
}: {
  readonly regions: readonly Region[];
  readonly chosen: string | undefined;
}) {
  return (
    <div className="developing-outlines" aria-hidden="true">
      {regions.map((region) => (
        <Outline key={region.key} region={region} isChosen={region.key === chosen} />
      ))}
    </div>
  );
}

function Outline({ region, isChosen }: { readonly region: Region; readonly isChosen: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const { element } = region;
  useEffect(() => {
    let next = 0;
    // What moves a part of the page notifies nobody, so it is looked at as often as the page is
    // drawn.
    const follow = () => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const style = frame.current?.style;
      style?.setProperty('--top', `${top}px`);
      style?.setProperty('--left', `${left}px`);
      style?.setProperty('--width', `${width}px`);
      style?.setProperty('--height', `${height}px`);
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [element]);
  return (
    <div ref={frame} className="developing-outline" data-hue={region.hue} data-chosen={isChosen || undefined}>
      <span className="developing-label">
        {region.remote} {region.version}
      </span>
    </div>
  );
}
