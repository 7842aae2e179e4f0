import type { ApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import type { ObjectStorage } from '../../object-storage/object-storage';
import { configuredStorage } from '../media/configured-storage';
import { type AskOutside, askOutside, type NotifyOutside, notifyOutside } from '../outside/ask-outside';
import type { LeadSystem } from './delivery/lead-system';
import { salesforce } from './delivery/salesforce';

/** What the calls of leads work with. */
export interface Leads {
  readonly database: Database;
  /** The CRM; undefined where the configuration names none: leads wait. */
  readonly crm: LeadSystem | undefined;
  /** Reaches webhooks. */
  readonly notifyOutside: NotifyOutside;
  /** Asks services that the market's settings name. */
  readonly askOutside: AskOutside;
  /** Where files of visitors lie. */
  readonly storage: () => Promise<ObjectStorage>;
  /** Signs the links that open a lead. */
  readonly linkSecret: string;
  /** Makes hashes for limits. */
  readonly limitSecret: string;
}

export function createLeads(config: ApiConfig, database: Database): Leads {
  let storage: Promise<ObjectStorage> | undefined;
  return {
    database,
    crm: salesforce(config),
    notifyOutside: notifyOutside(config),
    askOutside: askOutside(config),
    storage: () => {
      storage ??= configuredStorage(config);
      return storage;
    },
    linkSecret: config.ORDER_LINK_SECRET,
    limitSecret: config.VISITOR_SECRET,
  };
}
