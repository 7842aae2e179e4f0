import { getPage, listPages, listSettings, listTemplates } from '@showroom/contracts/calls/content';
import { getReleases, listAudit } from '@showroom/contracts/calls/releases';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { everyField, examplePage } from './examples';
import { entry, overview } from './releases/examples';

const { id, type, attributes } = examplePage();
const { path, title, published, version, updated_at } = attributes;

/** What the harness page shows while no API runs. */
export const answers = [
  answerTo(listPages, { data: [{ id, type, attributes: { path, title, published, version, updated_at } }] }),
  answerTo(getPage, { data: examplePage() }),
  answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes: everyField }] }),
  answerTo(listSettings, { data: [] }),
  answerTo(getReleases, { data: { id: overview.market, type: 'release-overview', attributes: overview } }),
  answerTo(listAudit, {
    data: [{ id: '7', type: 'audit-entry', attributes: entry }],
    meta: { total: 1, page: 1, pages: 1, items: 10 },
  }),
];

/** Addresses under its mounts that are looked at before a release, beside the mounts themselves. */
export const addresses = [`/cms/pages/${id}`, '/admin/releases'];
