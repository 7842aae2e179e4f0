import type { EditedPage } from '@showroom/contracts/calls/pages';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import type { Role } from '@showroom/contracts/entities/role';
import { addPage, blockAt } from '../../database/pages.testing';
import type { Service } from '../kernel/api';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { sendingAs } from '../testing/send-as';
import { pages } from './pages';
import { type RegistryOfTemplates, registryOfTemplates } from './pages-in-tests';

/** Texts of the market's first language, a title among them. */
export const texts = (own: Record<string, unknown>) => ({ 'en-AE': { title: 'Title', ...own } });
/** A block of the template `snippet`. */
export const block = (more: Partial<ContentBlock> = {}, id = 'b1', sequence = 1) =>
  blockAt(sequence, { id, template: 'snippet', texts: texts({}), ...more });
export const contentOf = (...blocks: ContentBlock[]): PageContent => ({
  values: {},
  texts: { 'en-AE': { title: 'Edited' } },
  blocks,
});

interface Sent {
  readonly role?: Role;
  readonly revision?: number;
  readonly payload?: object;
}

interface Started {
  readonly api: TestApi;
  readonly issuer: TestIssuer;
  readonly registry: RegistryOfTemplates;
}

/** Calls about pages, and more, on a server and a registry for the tests of one file. */
export function pagesServer(...more: readonly Service[]) {
  let running: Started | undefined;
  const started = (): Started => {
    if (!running) throw new Error('The server has not started yet');
    return running;
  };
  beforeAll(async () => {
    const [registry, issuer] = [await registryOfTemplates(), await testIssuer()];
    const api = await testApi([pages, ...more], { OIDC_ISSUER: issuer.issuer, REGISTRY_URL: registry.url });
    running = { api, issuer, registry };
  });
  afterAll(async () => {
    const { api, registry, issuer } = started();
    await api.close();
    await registry.close();
    issuer.close();
  });

  const send = sendingAs(started, { role: 'editor' });
  const attributesOf = async (id: string): Promise<EditedPage['attributes']> =>
    (await send('GET', `/pages/${id}`)).data.attributes;
  const addAt = (path: string, content: PageContent = contentOf(block())) =>
    addPage(started().api.database.db, { market: 'ae', path, content });

  let count = 0;
  return {
    started,
    send,
    attributesOf,
    addAt,
    /** A published page of its own for each test; answers its id and path. */
    async newPage(content?: PageContent) {
      count += 1;
      const path = `/page-${count}`;
      return { id: await addAt(path, content), path };
    },
    async save(id: string, content: PageContent, { role, revision }: Sent = {}) {
      const from = revision ?? (await attributesOf(id)).revision;
      return send('PUT', `/pages/${id}`, { revision: from, payload: { content }, ...(role && { role }) });
    },
    async act(id: string, action: string, { role, payload }: Sent = {}) {
      const { revision } = await attributesOf(id);
      return send('POST', `/pages/${id}/${action}`, { revision, ...(payload && { payload }), ...(role && { role }) });
    },
    async visitorSees(path: string, locale = 'en-AE') {
      const url = `/public_api/pages/by_path/${encodeURIComponent(path.slice(1))}?market=ae&locale=${locale}`;
      return (await started().api.server.inject(url)).json();
    },
  };
}
