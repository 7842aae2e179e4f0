import type { DetailOf } from '@showroom/contracts/bus';
import { blockReload } from '@showroom/contracts/events/block-reload';
import { modalVideo } from '@showroom/contracts/events/modal-video';
import { Dialog } from '@showroom/shared-ui/dialog';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation, useRevalidator } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';
import { useShell } from './context';

/** The one place that does what blocks ask of the shell. */
export function LateListeners() {
  const { late, reloads } = useShell();
  const { bus } = usePlatform();
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const [film, setFilm] = useState<DetailOf<typeof modalVideo> & { readonly on: string }>();

  useEffect(() => bus.on(modalVideo, (opened) => setFilm({ ...opened, on: key })), [bus, key]);
  useEffect(
    () =>
      bus.on(blockReload, ({ id }) => {
        reloads.add(id);
        void revalidate();
      }),
    [bus, reloads, revalidate],
  );
  useEffect(() => late.deliver(), [late]);

  // A film belongs to the page that it was opened on.
  const shown = film?.on === key ? film : undefined;
  return (
    <Dialog open={shown !== undefined} onClose={() => setFilm(undefined)} title={shown?.title} size="wide">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the file that an editor names */}
      <video className="late-film" src={shown?.src} controls autoPlay playsInline />
    </Dialog>
  );
}
