import type { ContentOf, Template } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import type { ComponentType, ReactElement } from 'react';
import type { Examples } from '../kits/examples/examples';

/** A block as the gallery and the tests see it. */
export interface GalleryBlock {
  readonly template: Template;
  /** Contents by name, as an editor could have stored them. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Fetches the block's code; answers how an example of a name is shown. */
  readonly load: () => Promise<(example: string) => ReactElement>;
}

/** Ties the parts of one block together while their types are known. */
export function galleryBlock<const T extends Template>(
  template: T,
  examples: Examples<T>,
  load: () => Promise<{ readonly Component: ComponentType<BlockProps<ContentOf<T>, undefined>> }>,
): GalleryBlock {
  return {
    template,
    examples,
    load: async () => {
      const { Component } = await load();
      return function show(example) {
        const content = examples[example];
        if (!content) throw new Error(`${template.key} has no example "${example}".`);
        return <Component id={`${template.key}-${example.replaceAll(' ', '-')}`} content={content} data={undefined} />;
      };
    },
  };
}
