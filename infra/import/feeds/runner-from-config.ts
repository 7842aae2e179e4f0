import type { ApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import { FeedRunner, type FeedRunnerOptions } from './feed-runner';

/** Hosts of a network of our own that feeds may be fetched from, as `host:port`. */
export function privateHostsOf({ FEED_PRIVATE_HOSTS }: Pick<ApiConfig, 'FEED_PRIVATE_HOSTS'>): ReadonlySet<string> {
  return new Set(
    FEED_PRIVATE_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  );
}

/** The runner that the API and the jobs use. */
export function feedRunnerOf(config: ApiConfig, database: Database, report: FeedRunnerOptions['report']): FeedRunner {
  return new FeedRunner({
    database,
    privateHosts: privateHostsOf(config),
    deadline: config.FEED_DEADLINE,
    mostBytes: config.FEED_MOST_BYTES,
    report,
  });
}
