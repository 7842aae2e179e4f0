import { buildSync } from 'esbuild';

const bundles = new Map<string, string>();

/** A script for browsers, bundled when it is first asked for. */
export function scriptBundle(file: string): string {
  const known = bundles.get(file);
  if (known !== undefined) return known;
  const built = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  const code = built.outputFiles[0]?.text ?? '';
  bundles.set(file, code);
  return code;
}
