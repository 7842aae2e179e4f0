import { basename, join } from 'node:path';
import { exposesOf } from '../../build/package-info';

const quoted = (text: string) => JSON.stringify(text);
/** Name of the chunk of an expose. */
export const chunkOf = (remote: string, expose: string) => `own-${remote}-${expose.replaceAll(/\W+/g, '-')}`;

/** Every expose of the remotes, found by an import where federation asks a container. */
export function runtimeSource(folders: readonly string[]): string {
  const modules = folders.flatMap((folder) =>
    Object.entries(exposesOf(folder)).map(([expose, path]) => {
      const remote = basename(folder);
      const chunk = `/* webpackChunkName: ${quoted(chunkOf(remote, expose))} */`;
      return `${quoted(`${remote} ${expose}`)}: () => import(${chunk} ${quoted(join(folder, path))})`;
    }),
  );
  return `const modules = {${modules.join(',\n')}};
export function createInstance() {
  return {
    registerRemotes() {},
    async loadRemote(id) {
      const [container, ...path] = id.split('/');
      const remote = container.replace(/_[0-9a-f]{8}$/, '').replaceAll('_', '-');
      const load = modules[remote + ' ./' + path.join('/')];
      if (!load) throw new Error('The monolith has no ' + id);
      return load();
    },
  };
}
`;
}

export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

/** The map of a composition with the monolith's own files in the place of the containers'. */
export function pinsSource(shell: string, files: Readonly<Record<string, ChunkFiles>>): string {
  const real = quoted(join(shell, 'src/federation/pins.ts'));
  return `import { siteMapOf as federated } from ${real};
export * from ${real};
const files = ${JSON.stringify(files)};
const own = (remote, [name, expose]) => {
  const { scripts = [], integrity = {} } = files[remote + ' ' + name] ?? {};
  return [name, { ...expose, scripts, integrity: { ...expose.integrity, ...integrity } }];
};
export function siteMapOf(...given) {
  const map = federated(...given);
  const pins = map.pins.map(({ languages, ...pin }) => ({
    ...pin,
    entry: '',
    exposes: Object.fromEntries(Object.entries(pin.exposes).map((expose) => own(pin.remote, expose))),
  }));
  return { ...map, pins };
}
`;
}
