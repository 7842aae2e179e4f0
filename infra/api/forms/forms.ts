import { getForm } from '@showroom/contracts/calls/forms';
import type { Service } from '../kernel/api';
import { implement } from '../kernel/implement';
import { configuredStorage } from '../media/configured-storage';
import { serveEditedForms, serveFormFiles, serveFormParts } from './edit-forms';
import { serveUploads } from './files/upload-files';
import { shownFormAnswer } from './form-answers';
import { serveFormPreviews } from './form-previews';
import { openForm } from './form-store';
import { serveFormsSettings } from './forms-settings';
import { serveLocations } from './locations';
import { serveSavedAnswers } from './saved-answers';
import { serveStatistics } from './statistics';

/** Forms: shown to visitors, written by editors, with what belongs to them. */
export const forms: Service = async (api, { config, database }) => {
  const { db } = database;
  implement(api, getForm, async ({ params, query: { locale } }) => ({
    data: shownFormAnswer(await openForm(db, params.id), locale),
  }));
  serveEditedForms(api, db);
  serveFormParts(api, { config, database });
  serveFormFiles(api, db);
  serveFormPreviews(api, { config, database });
  serveSavedAnswers(api, { config, database });
  serveLocations(api, db);
  serveFormsSettings(api, db);
  serveStatistics(api, db);
  await serveUploads(api, { db, config, storage: await configuredStorage(config) });
};
