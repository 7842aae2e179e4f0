import { contentFor } from '@showroom/contracts/blocks/content';
import type { Template } from '@showroom/contracts/blocks/template';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Platform } from '@showroom/shared-ui/platform';
import type { BlockModule } from '@showroom/shared-ui/remote-modules';
import type { HarnessBlock } from './harness-remote';

export interface ShownExample {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly data: { readonly status: 'ready'; readonly value: unknown } | { readonly status: 'failed' };
}

/** A block with its examples filled in and their data loaded, as a page would have them. */
export interface ShownBlock {
  readonly key: string;
  readonly template: Template;
  readonly Component: BlockModule['Component'];
  /** With the settings of its examples. */
  readonly platform: Platform;
  readonly examples: readonly ShownExample[];
}

/** The blocks of one remote. */
export interface ShownPack {
  readonly name: string;
  readonly blocks: readonly ShownBlock[];
}

/** Loads a block's parts and the data of each of its examples. */
export async function loadShownBlock(key: string, block: HarnessBlock, page: Platform): Promise<ShownBlock> {
  const [{ template }, { examples, exampleSettings }, module] = await Promise.all([
    block.template(),
    block.examples(),
    block.block(),
  ]);
  const platform = exampleSettings ? withSettings(page, exampleSettings) : page;
  const url = new URL(window.location.href);
  const shown = Object.entries(examples).map(async ([name, stored]): Promise<ShownExample> => {
    const content = contentFor(template, stored);
    try {
      const value = await module.load?.({ platform, url, content, signal: AbortSignal.timeout(10_000) });
      return { name, content, data: { status: 'ready', value } };
    } catch (error) {
      console.info(`${key}, "${name}" has no data:`, error);
      return { name, content, data: { status: 'failed' } };
    }
  });
  return { key, template, Component: module.Component, platform, examples: await Promise.all(shown) };
}

function withSettings(platform: Platform, more: Partial<Settings>): Platform {
  const { settings } = platform;
  return { ...platform, settings: { ...settings, get: (key) => more[key] ?? settings.get(key) } };
}
