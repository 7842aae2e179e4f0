import { SIGNED_KINDS } from '@showroom/contracts/remotes/release';
import { Command } from 'commander';

const program = new Command('registry')
  .description('Releases, compositions and keys. REGISTRY_USER says who you are.')
  .usage('[command]   as `npm run registry -- [command]`')
  .configureHelp({ sortSubcommands: true });

/** A command that changes what visitors get. */
const change = (usage: string, description: string) =>
  program.command(usage).description(description).option('--why <text>', 'goes into the log of changes');
const forced = (command: Command) =>
  command
    .option('--force', 'lets a version back in that burnt its budget; needs --why')
    .option('--confirm <text>', 'what the refusal said: empties a place of the site all the same; needs --why');

const compositions = () => import('./compositions');
const operations = () => import('./operations');
const keys = () => import('./keys');

forced(
  change('pin <market> <remote> <version> [why]', 'puts a version, or `none`, into a market or into `all`'),
).action(async (market, remote, version, why, options) =>
  (await compositions()).pin(market, remote, version, why, options),
);
change('fill <market> <slot> <remote> [why]', 'says which remote, or `any`, fills a slot of the layout').action(
  async (market, slot, remote, why, options) => (await compositions()).fill(market, slot, remote, why, options),
);
forced(change('rollback <market> [why]', 'goes back to the composition before')).action(async (market, why, options) =>
  (await compositions()).rollback(market, why, options),
);
program
  .command('composition <market>')
  .description('shows what is pinned')
  .action(async (market) => (await compositions()).show(market));

forced(
  change(
    'canary <market> <remote> [version] [percent]',
    'shows a version to a share of the visitors; `<market> end` ends it',
  ),
).action(async (market, remote, version, percent, options) =>
  (await operations()).canary(market, remote, version, percent, options),
);
forced(change('promote <market>', 'makes the canary stable')).action(async (market, options) =>
  (await operations()).promote(market, options),
);
program
  .command('releases [market]')
  .description('what is active, what could be, and how it does')
  .action(async (market) => (await operations()).releases(market));
change('budget <remote> [limits...]', 'what versions may cost (errors_per_load=0.02 ...). Default: as for all').action(
  async (remote, limits, options) => (await operations()).budget(remote, limits, options),
);
program
  .command('audit [page]')
  .description('who changed what and why, newest first; `audit verify` shows tampering')
  .action(async (page) => (await operations()).audit(page));
change('drop [remote] [version]', 'drops releases that nothing needs; says which without --go')
  .option('--days <days>', 'not needed for so long', '30')
  .option('--go', 'drops them')
  .action(async (remote, version, options) => (await operations()).drop(remote, version, options));

const keyCommands = program.command('keys').description('the keys that releases and compositions are signed with');
keyCommands
  .command('list')
  .description('the keys that are trusted, and which of them sign now')
  .action(async () => (await keys()).list());
keyCommands
  .command('rotate <kind>')
  .description(`a new key that signs from now on (${SIGNED_KINDS.join(', ')} or all)`)
  .action(async (kind) => (await keys()).rotate(kind));
keyCommands
  .command('revoke <id>')
  .description('what that key signed counts no more')
  .action(async (id) => (await keys()).revoke(id));

program
  .command('release')
  .description("in a remote's folder: builds, checks, signs, publishes and pins it")
  .option('--market <market...>', 'pins it there. Default: where it belongs')
  .option('--no-pin', 'publishes only')
  .action(async (options) => (await import('./release')).release(options));
program
  .command('gate')
  .description("in a remote's folder: what would break, for whom; uploads nothing")
  .option('--host <version>', 'under that version of the shell')
  .option('--json', 'the reports as they are signed')
  .action(async (options) => (await import('./gate')).gate(options));
program
  .command('recheck [releases...]')
  .description(
    'looks at published releases (<remote>@<version>; Default: all that are pinned) and reports to the registry',
  )
  .option('--host <version>', 'under that version of the shell. Default: those that serve now')
  .option('--present', 'under the shell that the present sources make')
  .action(async (releases, options) => (await import('./recheck')).recheckReleases(releases, options));
program
  .command('negotiate [markets...]')
  .description('which version of each shared module wins in a market, who asks for what, and what would not work')
  .option('--with <release>', 'with another <remote>@<version>')
  .option('--host <version>', 'under that version of the shell')
  .action(async (markets, options) => (await import('./negotiate')).negotiateMarkets(markets, options));

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
