// Remotes are named by the address and the hash of their entry, so the federation runtime reads no
// manifest and preloads nothing.

export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

const unused = () => {
  throw new Error('The federation runtime of this build knows no snapshots');
};

export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
};
