import { getPage, listPages, listSettings, listTemplates } from '@showroom/contracts/calls/content';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { everyField, examplePage } from './examples';

const { id, type, attributes } = examplePage();
const { path, title, published, version, updated_at } = attributes;

/** What the harness page shows while no API runs. */
export const answers = [
  answerTo(listPages, { data: [{ id, type, attributes: { path, title, published, version, updated_at } }] }),
  answerTo(getPage, { data: examplePage() }),
  answerTo(listTemplates, { data: [{ id: everyField.key, type: 'template', attributes: everyField }] }),
  answerTo(listSettings, { data: [] }),
];

/** Addresses under its mounts that are looked at before a release, beside the mounts themselves. */
export const addresses = [`/cms/pages/${id}`];
