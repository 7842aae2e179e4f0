import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import { loadMigrations } from './load-migrations';
import { LOCK, migrate } from './migrate';
import { postgresDatabase } from './postgres';
import { rollBack } from './roll-back.testing';
import { createDatabase, POSTGRES, testDatabase } from './testing';
import { TRIGGERS } from './triggers';
import type { Migration, Schema } from './versions';

const OWN: Schema = { migrations: loadMigrations(), triggers: TRIGGERS };

const migration = (hash: string, ...statements: readonly string[]): Migration => ({ hash, statements, lowest: 0 });
const EXPAND = migration('expand', 'alter table vehicles add column next_year text');

/** The same triggers, of which the named ones read otherwise. */
const withChanged = (...names: readonly string[]): Schema => ({
  ...OWN,
  triggers: OWN.triggers.map((part) =>
    names.includes(part.name) ? { ...part, statement: `${part.statement} /* changed */` } : part,
  ),
});

/** From now on the database writes down every change of its schema. */
async function noteChanges({ rows }: Database): Promise<() => Promise<unknown[]>> {
  await rows(sql`create table noted (what text)`);
  await rows(sql`
    create function note() returns event_trigger language plpgsql as $$
    begin
      insert into noted select object_identity from pg_event_trigger_ddl_commands();
    end $$`);
  await rows(sql`create event trigger note on ddl_command_end execute function note()`);
  return async () => (await rows(sql`select what from noted order by what`)).map(({ what }) => what);
}

describe('a start', () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  const columns = async () =>
    (await database.rows(sql`select attname from pg_attribute where attrelid = 'vehicles'::regclass`)).map(
      ({ attname }) => attname,
    );

  test('on an unchanged schema changes nothing of it', async () => {
    const changes = await noteChanges(database);
    await migrate(database);
    expect(await changes()).toEqual([]);
  });

  test('makes only those triggers and functions anew that read otherwise, and each once', async () => {
    const changes = await noteChanges(database);
    const changed = { schema: withChanged('vehicles_changed()', 'settings_changed', 'ledger_entries_add_up') };
    await migrate(database, changed);
    await migrate(database, changed);
    const made = (await changes()).filter((what) => !String(what).match(/migrations|applied_triggers/));
    expect(made).toEqual([
      'ledger_entries_add_up on public.ledger_entries',
      'public.vehicles_changed()',
      'settings_changed on public.settings',
    ]);
  });

  test('makes a trigger again that is gone', async () => {
    await database.rows(sql`drop trigger vehicles_prices on vehicles`);
    await migrate(database);
    expect(await database.rows(sql`select tgname from pg_trigger where tgname = 'vehicles_prices'`)).toHaveLength(1);
  });

  test('of a version before runs on a schema that only grew, and takes nothing back', async () => {
    const newer = { ...withChanged('settings_changed'), migrations: [...OWN.migrations, EXPAND] };
    await migrate(database, { schema: newer });
    const changes = await noteChanges(database);
    await migrate(database);
    expect(await changes()).toEqual([]);
    expect(await columns()).toContain('next_year');
  });

  test('of a version before is refused once something is gone that it needs, and the version that does without runs', async () => {
    const contract = {
      ...migration('contract', 'alter table vehicles drop column next_year'),
      lowest: OWN.migrations.length,
    };
    await migrate(database, { schema: { ...OWN, migrations: [...OWN.migrations, EXPAND, contract] } });
    await expect(migrate(database)).rejects.toThrow('start a newer version');
    await migrate(database, { schema: { ...OWN, migrations: [...OWN.migrations, EXPAND] } });
    expect(await columns()).not.toContain('next_year');
  });

  test('on a database from before triggers were recorded keeps what is in it', async () => {
    await database.rows(sql`drop table applied_triggers`);
    await database.rows(sql`alter table migrations drop column lowest`);
    // Nothing is there of 0021, which began to record them, and of what came later.
    await rollBack(database, 21);
    await database.rows(sql`insert into exchange_rates (key, due_at) values ('kept', now())`);
    await migrate(database);
    expect(await database.rows(sql`select key from exchange_rates`)).toEqual([{ key: 'kept' }]);
    expect(await database.rows(sql`select name from applied_triggers`)).toHaveLength(TRIGGERS.length);
  });

  test('on a database whose deliveries of leads were no jobs yet gives each open one its job', async () => {
    await rollBack(database, 23);
    await database.rows(
      sql`insert into forms (id, market, type, name, locale) values ('f', 'au', 'contact', 'Contact', 'en-AU')`,
    );
    await database.rows(sql`insert into leads (id, form_id, market, locale, "values")
      select status, 'f', 'au', 'en-AU', '{}' from unnest(array['pending', 'retrying', 'sending', 'delivered', 'dead']) status`);
    await database.rows(sql`insert into lead_integrations (id, lead_id, kind, status, tries, next_try_at)
      select id, id, 'crm', id, case id when 'retrying' then 3 else 0 end, case id when 'retrying' then now() + interval '1 hour' end
      from leads`);
    await database.rows(
      sql`insert into jobs (kind, payload) values ('lead.deliver', '{"integration": "pending"}'), ('mail.send', '{}')`,
    );
    await migrate(database);
    const open = await database.rows(
      sql`select kind, unique_key, payload, tries, run_at > now() as later from jobs where done_at is null order by unique_key`,
    );
    const job = { kind: 'lead.deliver', tries: 0, later: false };
    expect(open).toEqual([
      { ...job, unique_key: 'lead.deliver:pending', payload: { integration: 'pending' } },
      { ...job, unique_key: 'lead.deliver:retrying', payload: { integration: 'retrying' }, tries: 3, later: true },
      { ...job, unique_key: 'lead.deliver:sending', payload: { integration: 'sending' } },
      { ...job, kind: 'mail.send', unique_key: null, payload: {} },
    ]);
  });

  test('whose migration fails keeps those before it, and nothing of that one', async () => {
    const broken = migration(
      'broken',
      'alter table vehicles add column half text',
      'alter table nowhere add column half text',
    );
    const start = migrate(database, { schema: { ...OWN, migrations: [...OWN.migrations, EXPAND, broken] } });
    await expect(start).rejects.toThrow('alter table nowhere');
    expect(await columns()).toContain('next_year');
    expect(await columns()).not.toContain('half');
  });
});

const onServer = POSTGRES === undefined ? describe.skip : describe;

onServer('a start beside others (on PostgreSQL)', () => {
  let own: Awaited<ReturnType<typeof createDatabase>>;
  let one: Database;
  let other: Database;
  beforeEach(async () => {
    own = await createDatabase(POSTGRES ?? '');
    one = postgresDatabase(own.url);
    other = postgresDatabase(own.url);
    await migrate(one);
  });
  afterEach(async () => {
    await one.close();
    await other.close();
    await own.drop();
  });

  /** Somebody writes to every table until the returned function is called. */
  async function occupyTables(also = sql`select 1`): Promise<() => Promise<void>> {
    const client = new pg.Client(own.url);
    await client.connect();
    const { rows } = await one.db.execute(
      sql`select string_agg(quote_ident(tablename), ', ') as all from pg_tables where schemaname = 'public'`,
    );
    await client.query('begin');
    await client.query(`lock table ${rows[0]?.['all']} in row exclusive mode`);
    await drizzle(client).execute(also);
    return () => client.end();
  }

  test('takes no lock that anybody waits for when nothing changed, and needs no turn', async () => {
    const end = await occupyTables(sql`select pg_advisory_xact_lock(${LOCK})`);
    await migrate(one, { attempts: 1 });
    await end();
  });

  test('at the same time makes what changed once', async () => {
    const changes = await noteChanges(one);
    const options = {
      schema: { ...withChanged('vehicles_prices', 'settings_changed'), migrations: [...OWN.migrations, EXPAND] },
    };
    await Promise.all([migrate(one, options), migrate(other, options), migrate(one, options), migrate(other, options)]);
    expect((await changes()).filter((what) => String(what).match(/ on |vehicles/))).toEqual([
      'public.vehicles',
      'settings_changed on public.settings',
      'vehicles_prices on public.vehicles',
    ]);
  });

  test('waits for tables that are in use, again and again, and goes on once they are free', async () => {
    const end = await occupyTables();
    const reports: string[] = [];
    const report = (line: string) => {
      if (reports.push(line) === 2) void end();
    };
    await migrate(one, { schema: withChanged('vehicles_prices'), report });
    expect(reports.slice(0, 2)).toEqual([
      'The schema cannot be changed while its tables are in use: attempt 1 of 12.',
      'The schema cannot be changed while its tables are in use: attempt 2 of 12.',
    ]);
  });

  test('gives up after a while with a sentence that says who is in the way', async () => {
    const end = await occupyTables();
    await expect(migrate(one, { schema: withChanged('vehicles_prices'), attempts: 2 })).rejects.toThrow(
      /^The schema could not be changed in 2 attempts, because its tables are in use\. The oldest transaction, of PostgreSQL's process \d+, began at [\d:]+\. Let it end, then start again\.$/,
    );
    await end();
  });
});
