import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { TitleMessages } from '@showroom/contracts/entities/vehicle-title';
import { loadMessages } from './messages';

const english = createRequire(import.meta.url).resolve('@showroom/contracts/entities/messages/en.json');

/** What a vehicle's title says in a locale's language: e-mails name it as pages do. */
export const titleMessagesFor = loadMessages<TitleMessages>(dirname(english));
