import { withBasePath } from '@showroom/contracts/base-path';
import type { DetailOf } from '@showroom/contracts/bus';
import { scopeOfSource } from '@showroom/contracts/entities/consent';
import { blockReload } from '@showroom/contracts/events/block-reload';
import { modalForm } from '@showroom/contracts/events/modal-form';
import { modalVideo } from '@showroom/contracts/events/modal-video';
import { ConsentGate } from '@showroom/shared-ui/consent-gate';
import { Dialog } from '@showroom/shared-ui/dialog';
import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { formAddress } from '@showroom/shared-ui/form-address';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useLocation, useNavigate, useRevalidator } from '@showroom/shared-ui/router';
import { useLoaded } from '@showroom/shared-ui/use-loaded';
import { useEffect, useState } from 'react';
import { isFollowed } from '../addresses/follow-event';
import { FormOpener } from '../overlays/FormOpener';
import { useFabState } from '../overlays/use-fab-state';
import { useShell } from './context';

export interface LateProps {
  /** A page of the site, which has overlays. */
  readonly isSite: boolean;
  /** The event of a link to a form that somebody followed. */
  readonly followed?: Event | undefined;
}

const Overlays = onDemand(async () => {
  const { Overlays } = await import(/* webpackChunkName: "overlays" */ '../overlays/Overlays');
  return Overlays;
});

/** The one place that does what blocks ask of the shell, and shows what lies over the page. */
export function LateListeners({ isSite, followed }: LateProps) {
  const { late, reloads } = useShell();
  const { bus } = usePlatform();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isFormOpen, setFormOpen] = useState(false);
  const [film, setFilm] = useState<DetailOf<typeof modalVideo> & { readonly on: string }>();

  useEffect(() => bus.on(modalVideo, (opened) => setFilm({ ...opened, on: key })), [bus, key]);
  useEffect(
    () =>
      bus.on(modalForm, ({ form_id: id, hidden_fields: hidden, layout }) => {
        const address = formAddress({ id, hidden, layout });
        if (isFollowed(address)) void navigate(address);
      }),
    [bus, navigate],
  );
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
    <>
      {isSite && <Optional isFree={shown === undefined && !isFormOpen} />}
      <FormOpener followed={followed} onChange={setFormOpen} />
      <Dialog open={shown !== undefined} onClose={() => setFilm(undefined)} title={shown?.title} size="wide">
        {shown && <Film {...shown} />}
      </Dialog>
    </>
  );
}

/** Without their code the page stands as well. */
function Optional({ isFree }: { readonly isFree: boolean }) {
  const fab = useFabState();
  const popups = useSetting('popups.list').length + useSetting('exit_popup.content').length;
  const { pathname } = useLocation();
  const isLoaded = useLoaded(Overlays);
  if (!isLoaded || (fab.isfabDisabled && popups === 0)) return null;
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => null}>
      <Overlays fab={fab} isFree={isFree} />
    </ErrorBoundary>
  );
}

type FilmProps = DetailOf<typeof modalVideo>;

/** It plays at once, for a press opened it; not where motion is unwelcome. */
function Film({ src, title, description, poster, captions = [] }: FilmProps) {
  const { locale } = usePlatform();
  const [language] = locale.split('-');
  const gated = useSetting('cookie_consent.gated_origins');
  return (
    <ConsentGate scopes={[scopeOfSource('film', src, gated)]} className="late-film-place">
      {/* biome-ignore lint/a11y/useMediaCaption: an editor's film may say nothing, or have them in itself */}
      <video
        className="late-film"
        src={withBasePath(src)}
        poster={poster && withBasePath(poster)}
        aria-label={title}
        controls
        autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
        playsInline
      >
        {captions.map((one) => (
          <track
            key={one.language}
            kind="captions"
            src={one.src}
            srcLang={one.language}
            label={one.label}
            default={one.language === language}
          />
        ))}
      </video>
      {description && <p className="ui-visually-hidden">{description}</p>}
    </ConsentGate>
  );
}
