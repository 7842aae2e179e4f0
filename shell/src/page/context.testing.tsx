import type { Template } from '@showroom/contracts/blocks/template';
import { type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { createConsentStore } from '../consent/consent-store';
import { createModuleCache } from '../federation/module-cache';
import type { ComposedBlock, ComposedMap } from '../federation/pins';
import { RemoteError, type Remotes } from '../federation/remotes';
import type { ShellContext } from './context';
import { COUNTED, createLateEvents } from './late-events';

/** A template as small as one can be. */
export function testTemplate(key: string, values: Partial<Template> = {}): Template {
  return {
    key,
    name: key,
    description: '',
    short_description: '',
    group: 'test',
    list_priority: 0,
    hydrate: 'load',
    fields: [{ symbol: 'title', label: 'Title', field_type: 'String', default_value: 'Untitled' }],
    version: 1,
    ...values,
  };
}

/**
 * Modules by expose (`./block/a`), all of one remote; a function makes what is loaded, and may
 * fail.
 */
export type TestModules = Record<string, object | (() => Promise<object>)>;

export interface TestRemotes extends Remotes {
  readonly siteMap: ComposedMap;
  /** Every load, in order. */
  readonly loads: readonly string[];
}

function composed(template: Template): ComposedBlock {
  return { remote: 'mf-test', hydrate: template.hydrate, template, contract: 1 };
}

export function testRemotes(
  modules: TestModules,
  { templates = [], ...map }: Partial<ComposedMap> & { readonly templates?: readonly Template[] } = {},
): TestRemotes {
  const loads: string[] = [];
  const siteMap: ComposedMap = {
    id: 'composition-of-tests',
    origin: 'http://registry.test',
    mounts: [],
    slots: {},
    blocks: Object.fromEntries(templates.map((template) => [template.key, composed(template)])),
    pins: [],
    ...map,
  };
  return {
    siteMap,
    loads,
    map: async () => siteMap,
    async load(remote, expose) {
      loads.push(expose);
      const module = modules[expose];
      if (!module) throw new RemoteError(`${remote} has no ${expose}`);
      return typeof module === 'function' ? module() : module;
    },
    entry: () => undefined,
    files: () => undefined,
  };
}

/** A context as a page in the browser has it after its first navigation. */
export function testShell(
  values: Partial<ShellContext> & { readonly options?: PlatformOptions } = {},
): ShellContext & { readonly remotes: Remotes } {
  const { options, ...given } = values;
  const platform = testPlatform(options);
  const counted = createLateEvents(platform.bus, COUNTED);
  const late = createLateEvents(counted.bus);
  const consent = createConsentStore();
  return {
    platform: { ...platform, bus: late.bus, consent },
    late,
    counted,
    consent,
    reloads: new Set(),
    remotes: testRemotes({}),
    modules: createModuleCache(),
    side: 'browser',
    inlinedStyles: new Set(),
    styleText: () => undefined,
    siteUrl: 'https://showroom.test',
    nonce: undefined,
    staticHtml: () => '',
    isFirstPage: () => false,
    ...given,
  };
}
