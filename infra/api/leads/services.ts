import type { ApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import type { LeadSystem } from './delivery/lead-system';
import { salesforce } from './delivery/salesforce';

/** What the calls of leads work with. */
export interface Leads {
  readonly database: Database;
  /** The CRM; undefined where the configuration names none: leads wait. */
  readonly crm: LeadSystem | undefined;
  /** Signs the links that open a lead. */
  readonly linkSecret: string;
  /** Makes hashes for limits. */
  readonly limitSecret: string;
}

export function createLeads(config: ApiConfig, database: Database): Leads {
  return {
    database,
    crm: salesforce(config),
    linkSecret: config.ORDER_LINK_SECRET,
    limitSecret: config.VISITOR_SECRET,
  };
}
