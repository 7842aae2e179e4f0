import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { IssueTexts } from '@showroom/contracts/content/content-issues';
import type { PageFieldTexts } from '@showroom/contracts/content/page-template';
import type reservationMessages from '@showroom/contracts/entities/messages/reservation/en.json';
import type { TitleMessages } from '@showroom/contracts/entities/vehicle-title';
import type { ProblemTexts } from '@showroom/contracts/forms/definition-problems';
import { loadMessages } from './messages';

const { resolve } = createRequire(import.meta.url);

/** What a vehicle's title says in a locale's language: e-mails name it as pages do. */
export const titleMessagesFor = loadMessages<TitleMessages>(
  dirname(resolve('@showroom/contracts/entities/messages/en.json')),
);

/** What a customer reads of a payment at its provider. */
export const reservationMessagesFor = loadMessages<typeof reservationMessages>(
  dirname(resolve('@showroom/contracts/entities/messages/reservation/en.json')),
);

/** What is said of a page that cannot be published, or had better not be. */
export const issueTextsFor = loadMessages<IssueTexts>(dirname(resolve('@showroom/contracts/content/messages/en.json')));

/** What a page's own fields are called. */
export const pageFieldTextsFor = loadMessages<PageFieldTexts>(
  dirname(resolve('@showroom/contracts/content/messages/fields/en.json')),
);

/** What is said of a form that cannot be published. */
export const formProblemTextsFor = loadMessages<ProblemTexts>(
  dirname(resolve('@showroom/contracts/forms/messages/en.json')),
);
