import type { Compilation, Compiler } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const NAME = 'chunk-integrity';
/**
 * What the plugin leaves in an entry for a chunk without files: one of modules that the shell
 * gives, which nobody fetches.
 */
const UNRESOLVED = /,?\d+:"\*-\*-\*-CHUNK-SRI-HASH-[^"]*"/g;

/**
 * The browser refuses a chunk with a changed byte: the entry, whose own hash is in the page, holds
 * the hash of each of them.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    // The hash of the release's manifest, by which the page preloads: a browser fetches a file
    // again for another one.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }).apply(compiler);
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          const resolved = text.replaceAll(UNRESOLVED, '').replaceAll('sriHashes={,', 'sriHashes={');
          if (text.includes('CHUNK-SRI-HASH')) compilation.updateAsset(file, new sources.RawSource(resolved));
        }
      });
    });
  }
}
