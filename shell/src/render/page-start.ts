import type { SettingsStore } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { StaticHandlerContext } from '@showroom/shared-ui/router-server';
import { hasOverlays } from '../page/has-overlays';
import { blockViewsOf } from '../page/page-data';
import { isRootData } from '../page/RootLayout';
import { isAsComposed } from '../page/slot-view';

/**
 * With what the scripts of a page begin: its first paint, or the visitor's first activity there.
 */
export type PageStart = 'paint' | 'activity';

/**
 * A page that is whole as HTML costs its visitor no script until somebody does something there.
 * What moves, counts, reports or asks by itself begins with the first paint: blocks that want it
 * so, pages of remotes that do not say otherwise, what failed and is to come back, overlays,
 * consent that a provider asks for, views that somebody counts, and pages of a person.
 */
export function pageStart(
  context: StaticHandlerContext,
  isPersonal: boolean,
  settings: Pick<SettingsStore, 'get'>,
): PageStart {
  const handles = context.matches.map(({ route }): RouteHandle => route.handle ?? {});
  if (isPersonal || isAlive(settings) || context.errors || handles.some((handle) => handle.private)) return 'paint';
  const values = Object.values(context.loaderData);
  const blocks = values.flatMap(blockViewsOf);
  const roots = values.filter(isRootData);
  const isStill =
    blocks.every((block) => block.status === 'static' || (block.status === 'ready' && CAN_WAIT.has(block.hydrate))) &&
    roots.every(({ navigation, footer }) => isAsComposed(navigation) && isAsComposed(footer)) &&
    (blocks.length > 0 || handles.some(({ hydrate }) => hydrate === 'activity'));
  return isStill ? 'activity' : 'paint';
}

/** What is in sight begins by itself: the page looks (`start-script`). */
const CAN_WAIT: ReadonlySet<string> = new Set(['never', 'visible', 'activity']);

/** Whether a market has something on all its pages that nobody has to touch. */
function isAlive(settings: Pick<SettingsStore, 'get'>): boolean {
  const isAskedByProvider = !['basic', 'none'].includes(settings.get('cookie_consent.strategy'));
  const isCounted = settings.get('analytics.tag_manager_id') !== '' || settings.get('analytics.collect_url') !== '';
  return isAskedByProvider || isCounted || hasOverlays(settings);
}
