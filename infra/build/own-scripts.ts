import type { Compiler } from 'webpack';

const NAME = 'own-scripts';
const LOOKUP = 'document.getElementsByTagName("script")';

/**
 * A chunk is brought by a script of its own: one that stands in the page with the same address may
 * never run.
 */
export class OwnScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
      hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== 'load script') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate() ?? '';
          if (!code.includes(LOOKUP)) throw new Error('webpack looks for the scripts of a page in another way');
          return code.replace(LOOKUP, '[]');
        };
      });
    });
  }
}
