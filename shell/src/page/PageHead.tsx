import { socialPath } from '@showroom/contracts/blocks/media-address';
import { normaliseError } from '@showroom/contracts/errors/normalise-error';
import { localPath } from '@showroom/shared-ui/local-path';
import { type Platform, usePlatform, useSetting } from '@showroom/shared-ui/platform';
import type { PageMeta, RouteHandle } from '@showroom/shared-ui/remote-modules';
import { useFailure, useMatches } from '@showroom/shared-ui/router';
import { StructuredData } from '@showroom/shared-ui/structured-data';
import { NOT_FOUND_PATH } from '../addresses/page-address';
import { alternatesOf } from './alternates';
import { breadcrumbList, breadcrumbSteps } from './breadcrumb-steps';
import { useShell } from './context';
import { isPageData, type PageData } from './page-data';
import { useShellTexts } from './texts';
import { socialImage, structuredJson, wholeAddress } from './whole-address';

const BRAND = 'Range Rover, Defender, Discovery and Jaguar';

/** Title, description and the like of the page that is shown; React keeps them in the head. */
export function PageHead() {
  const platform = usePlatform();
  const { siteUrl } = useShell();
  const matches = useMatches();
  const deepest = [...matches].reverse().find(({ handle, data }) => hasMeta(handle) || isPageData(data));
  const failure = useFailedMeta();
  const texts = useShellTexts();
  const meta = (deepest ? metaOf(deepest.handle, deepest.data, platform, texts.home) : failure) ?? { title: '' };
  const canonical = meta.canonical && wholeAddress(meta.canonical, siteUrl);
  const alternates = meta.index === false ? [] : alternatesOf(meta.canonical, platform);
  const image = wholeAddress(socialImage(meta.image || defaultImage(platform)), siteUrl);
  return (
    <>
      <title>{fullTitle(meta.title, platform)}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={wholeAddress(path, siteUrl)} />
      ))}
      {meta.index === false && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:title" content={meta.title || platform.settings.get('app.name')} />
      {image && <meta property="og:image" content={image} />}
      {meta.structuredData?.map((entry) => (
        <StructuredData key={JSON.stringify(entry)} json={structuredJson(entry, siteUrl)} />
      ))}
    </>
  );
}

function defaultImage({ settings }: Pick<Platform, 'settings'>): string {
  const id = settings.get('meta.image_id');
  return id === '' ? settings.get('meta.image') : socialPath(id);
}

/** Of a page whose content could not be had; the error that is shown has no head of its own. */
function useFailedMeta(): PageMeta | undefined {
  const failure = useFailure();
  const texts = useShellTexts();
  const { title: notFound } = useSetting('error_page.404');
  if (failure === undefined) return undefined;
  return { title: normaliseError(failure).status === 404 ? notFound : texts.failedTitle, index: false };
}

/**
 * Title of the page, the divider and the name of the site; a page without a title takes the name,
 * then the brands.
 */
function fullTitle(title: string, { settings }: Pick<Platform, 'settings'>): string {
  const name = settings.get('app.name');
  return [title || (name ? '' : BRAND), name].filter(Boolean).join(` ${settings.get('meta.divider')} `);
}

function hasMeta(handle: unknown): handle is RouteHandle & { meta: NonNullable<RouteHandle['meta']> } {
  return typeof handle === 'object' && handle !== null && 'meta' in handle && typeof handle.meta === 'function';
}

function metaOf(handle: unknown, data: unknown, platform: Platform, home: string): PageMeta {
  if (hasMeta(handle)) return handle.meta(data, platform);
  return isPageData(data) ? pageMeta(data, platform, home) : { title: '' };
}

/** What a block shows by the query, such as a list by its filters. */
function titleOfBlocks({ blocks }: Pick<PageData, 'blocks'>): string | undefined {
  for (const view of blocks) {
    if (view.status === 'ready' && hasTitle(view.data)) return view.data.pageTitle;
  }
  return undefined;
}

function hasTitle(data: unknown): data is { readonly pageTitle: string } {
  return typeof data === 'object' && data !== null && 'pageTitle' in data && typeof data.pageTitle === 'string';
}

function pageMeta({ attributes: page, ...data }: PageData, { locale, market }: Platform, home: string): PageMeta {
  const index = !page.disable_seo_tracking && page.path !== `/${NOT_FOUND_PATH}`;
  const steps = index ? breadcrumbSteps(page, home) : [];
  // However its query filters and sorts, it is one page.
  const canonical = page.canonical_url || (index && localPath(page.path, locale, market));

  const image = page.external_meta_image || (page.image_id && socialPath(page.image_id));
  return {
    title: titleOfBlocks(data) || page.meta_title || page.title,
    ...(page.meta_description && { description: page.meta_description }),
    ...(canonical && { canonical }),
    ...(image && { image }),
    index,
    structuredData: [
      ...(data.structuredData ?? []),
      ...(steps.length > 0 ? [breadcrumbList(steps, (url) => localPath(url, locale, market))] : []),
    ],
  };
}
