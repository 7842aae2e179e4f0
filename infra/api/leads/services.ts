import type { ApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import type { ObjectStorage } from '../../object-storage/object-storage';
import { openForms, type StoredForm } from '../forms/form-store';
import type { KeyUse } from '../kernel/idempotency';
import { configuredStorage } from '../media/configured-storage';
import { type AskOutside, askOutside, type NotifyOutside, notifyOutside } from '../outside/ask-outside';
import type { LeadSystem } from './delivery/lead-system';
import { salesforce } from './delivery/salesforce';
import { type LeftLead, leadStore, leadsByKey, type NewLead } from './store-leads';

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
  /** A form that takes leads. */
  readonly openForm: (id: string) => Promise<StoredForm>;
  readonly leadByKey: (use: KeyUse) => Promise<LeftLead | null>;
  readonly storeLead: (lead: NewLead) => Promise<LeftLead>;
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
    openForm: openForms(database.db),
    leadByKey: leadsByKey(database.db),
    storeLead: leadStore(database.db),
  };
}
