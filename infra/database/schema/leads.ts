import type { LeadChoice } from '@showroom/contracts/calls/leads';
import type { IntegrationKind } from '@showroom/contracts/entities/form';
import type { IntegrationStatus, LeadSuspicion, LeadValues } from '@showroom/contracts/entities/lead';
import type { MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { forms } from './forms';

const id = () => text('id').primaryKey().default(sql`gen_random_uuid()::text`);

export const leads = pgTable(
  'leads',
  {
    id: id(),
    form_id: text('form_id')
      .notNull()
      .references(() => forms.id),
    /** The version of the form that was filled in. */
    form_version: integer('form_version').notNull().default(1),
    /** Why it waits for a person; null for what is sent. */
    suspicion: text('suspicion').$type<LeadSuspicion>(),
    market: text('market').$type<MarketCode>().notNull(),
    locale: text('locale').notNull(),
    values: jsonb('values').$type<LeadValues>().notNull(),
    hidden_fields: jsonb('hidden_fields').$type<LeadValues>().notNull().default({}),
    source_url: text('source_url').notNull().default(''),
    tracking: jsonb('tracking').$type<Record<string, string>>().notNull().default({}),
    /** Who left it; never something that somebody typed. */
    visitor: text('visitor'),
    /** Of what was filled in, to know the same when it comes again. */
    fingerprint: text('fingerprint'),
    order_number: text('order_number'),
    cancellation_asked_at: time('cancellation_asked_at'),
    created_at: time('created_at').notNull().defaultNow(),
    updated_at: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('leads_order').on(table.order_number),
    index('leads_form').on(table.form_id, table.created_at, table.id),
    index('leads_fingerprint').on(table.visitor, table.fingerprint, table.created_at),
  ],
);
export type LeadRow = typeof leads.$inferSelect;

/** How a lead stands with one other system; a job hands it over. */
export const leadIntegrations = pgTable(
  'lead_integrations',
  {
    id: id(),
    lead_id: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<IntegrationKind>().notNull(),
    status: text('status').$type<IntegrationStatus>().notNull().default('pending'),
    /** Who asked for the next try, when a person did. */
    asked_by: text('asked_by').notNull().default(''),
    remote_id: text('remote_id'),
    delivered_at: time('delivered_at'),
    last_error: text('last_error'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lead_integrations_kind').on(table.lead_id, table.kind),
    index('lead_integrations_remote').on(table.remote_id),
    index('lead_integrations_open').on(table.status).where(sql`status <> 'delivered'`),
  ],
);

/**
 * Every try to hand a lead over: written when it begins, ended once. Nothing of the lead stands
 * here.
 */
export const leadAttempts = pgTable(
  'lead_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    integration_id: text('integration_id')
      .notNull()
      .references(() => leadIntegrations.id, { onDelete: 'cascade' }),
    who: text('who').notNull().default(''),
    started_at: time('started_at').notNull().defaultNow(),
    finished_at: time('finished_at'),
    outcome: text('outcome').$type<'delivered' | 'refused' | 'unreachable'>(),
    http_status: integer('http_status'),
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('lead_attempts_integration').on(table.integration_id, table.id)],
);

/** That a lead was erased, by whom and when: the receipt. */
export const leadErasures = pgTable('lead_erasures', {
  lead_id: text('lead_id').primaryKey(),
  form_id: text('form_id').notNull(),
  who: text('who').notNull(),
  at: time('at').notNull().defaultNow(),
});

export const leadExports = pgTable(
  'lead_exports',
  {
    id: id(),
    form_id: text('form_id')
      .notNull()
      .references(() => forms.id),
    /** Filters and order, as they were asked for. */
    asked: jsonb('asked').$type<LeadChoice>().notNull(),
    status: text('status').$type<'pending' | 'processing' | 'done' | 'failed'>().notNull().default('pending'),
    rows: integer('rows').notNull().default(0),
    who: text('who').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
    finished_at: time('finished_at'),
  },
  (table) => [index('lead_exports_form').on(table.form_id)],
);

/**
 * The file of an export in pieces, so that every replica can hand it out and none holds it whole.
 */
export const leadExportPieces = pgTable(
  'lead_export_pieces',
  {
    export_id: text('export_id')
      .notNull()
      .references(() => leadExports.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.export_id, table.sequence] })],
);
