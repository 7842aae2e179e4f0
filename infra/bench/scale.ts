import { numberOption, printTable } from './table';

/** What other commands here measured on this machine; infra/bench/README.md has their days. */
const MEASURED = {
  /** Milliseconds of processor: `bench:render`, from the cache, and rendered by workers apart. */
  cachedPage: 0.301,
  renderedPage: 8.785,
  /** `bench:listing`, 20 clients, at 100,000 and at 1,000,000 vehicles of one listing. */
  answer: 1000 / 774,
  answerOfMillion: 1000 / 133,
  /** Megabytes, of the same: an API with next to nothing, and each million vehicles. */
  api: 321,
  million: 209,
  /** Seconds in which a million vehicles are read at a start. */
  read: 17.5,
  /** Megabytes of a site after 200 releases: `bench:releases`. */
  site: 300,
  /** Kilobytes of the listing as it is sent: `bench:pages`. */
  page: 27.2,
} as const;

/** No process is planned to be busier than this. */
const BUSY = 0.6;

interface Plan {
  readonly markets: number;
  readonly vehicles: number;
  /** Pages a second that visitors ask for, and what of them no site has. */
  readonly pages: number;
  readonly rendered: number;
  /** Answers of the API for a rendered page, and for any page by its scripts. */
  readonly perRender: number;
  readonly perPage: number;
  /** Into how many groups of markets the APIs are divided. */
  readonly groups: number;
}

/** What a plan needs, from what was measured: rows of a thing, how many, and how it comes about. */
function needsOf(plan: Plan): readonly (readonly [string, string, string])[] {
  const { pages, rendered, vehicles, groups } = plan;
  const ofPages = pages * ((1 - rendered) * MEASURED.cachedPage + rendered * MEASURED.renderedPage);
  const siteCores = ofPages / 1000 / BUSY;
  const answers = pages * (rendered * plan.perRender + plan.perPage);
  const isLarge = vehicles / plan.markets > 500_000;
  const apiCores = (answers * (isLarge ? MEASURED.answerOfMillion : MEASURED.answer)) / 1000 / BUSY;
  const millions = vehicles / groups / 1_000_000;
  const memory = MEASURED.api + millions * MEASURED.million;
  const apis = Math.max(Math.ceil(apiCores), groups * 2);
  const whole = (value: number) => Math.ceil(value).toLocaleString('en');
  return [
    ['cores of sites', whole(siteCores), `${whole(ofPages / 1000)} busy, at most ${BUSY * 100} % each`],
    ['sites of two cores', whole(siteCores / 2), `${MEASURED.site} MB each, ${whole((siteCores / 2) * 0.3)} GB`],
    ['answers of APIs a second', whole(answers), `${plan.perRender} a rendered page, ${plan.perPage} a page`],
    ['APIs of one core', whole(apis), groups === 1 ? 'each with all markets' : `in ${groups} groups of markets`],
    ['MB of an API', whole(memory), `${whole((apis * memory) / 1000)} GB over all`],
    ['seconds until an API is ready', whole(millions * MEASURED.read), 'the columns of its listings are read'],
    ['Gbit/s of pages', whole((pages * MEASURED.page * 8) / 1_000_000), `${MEASURED.page} kB each, at the CDN's edge`],
  ];
}

printTable(
  ['needed', 'of it', 'because'],
  needsOf({
    markets: numberOption('markets', 100),
    vehicles: numberOption('vehicles', 10_000_000),
    pages: numberOption('pages', 50_000),
    rendered: numberOption('rendered', 5) / 100,
    perRender: 2,
    perPage: numberOption('answers', 20) / 100,
    groups: numberOption('groups', 1),
  }),
);
