import { isNativeError } from 'node:util/types';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { contractRefusal } from '@showroom/contracts/remotes/versions';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';
import { runtimeForRemotes } from './provided-runtime';
import { evaluateApart } from './realm';
import type { Failure } from './remote-events';
import { isModuleOf, RemoteError, withDeadline } from './remotes';
import { pauseAfter } from './retry';
import { sharedModules } from './shared-modules';

/** The text of a release that a server needs, its bytes checked against its manifest. */
export interface ReleaseCode {
  readonly remote: string;
  readonly version: string;
  readonly entry: string;
  /** Text of each style sheet by its path in the release. */
  readonly styles: Readonly<Record<string, string>>;
}

interface HostedOptions {
  readonly release: ReleaseManifest;
  /** Names its bytes in stack traces. */
  readonly origin: string;
  /** Milliseconds for the entry and for each expose. */
  readonly deadline: number;
  readonly onChange: (milliseconds: number) => void;
  /** Told before its code runs. */
  readonly onWork: () => void;
}

const FELL: Failure = { reason: 'fell', message: 'a render worker fell or hung while its code ran' };

let tries = 0;

/**
 * One version of a remote in this worker: evaluated once for every market, tried again beside the
 * requests until it stands.
 */
export class HostedRelease {
  readonly release: ReleaseManifest;
  readonly #options: HostedOptions;
  readonly #refusal: Failure | undefined;
  #code: ReleaseCode | undefined;
  #modules = new Map<string, Promise<unknown>>();
  #failure: Failure | undefined;
  #stands = false;
  #rests: boolean;
  #tries = 0;

  constructor(options: HostedOptions, rests = false) {
    this.#options = options;
    this.#rests = rests;
    this.release = options.release;
    const { remote, exposes } = options.release;
    const [refused] = exposes.flatMap((expose) => contractRefusal(remote, expose) ?? []);
    if (refused) this.#refusal = { reason: 'contract', message: refused };
    this.#failure = this.#refusal;
  }

  /** Every expose of it is there and is what it says. */
  get stands(): boolean {
    return this.#stands && !this.#rests;
  }

  get failure(): Failure | undefined {
    return this.#rests ? FELL : this.#failure;
  }

  /** Some of it can be used. */
  get isPartlyThere(): boolean {
    return this.#modules.size > 0 && !this.#rests;
  }

  /** Text of a style sheet by its path in the release. */
  styleText(path: string): string | undefined {
    return this.#code?.styles[path];
  }

  /** A module of an expose, without waiting for what is not there. */
  load(expose: string): Promise<unknown> {
    const { remote, version } = this.release;
    const module = this.#rests ? undefined : this.#modules.get(expose);
    return module ?? Promise.reject(new RemoteError(`${remote} ${version} does not stand: no ${expose}`));
  }

  /** Takes the bytes and evaluates them. */
  async provide(code: ReleaseCode): Promise<void> {
    if (this.#code) return;
    this.#code = code;
    await this.#evaluate(code);
  }

  /** Its code runs no more, or may run again. */
  async rest(rests: boolean): Promise<void> {
    if (this.#rests === rests) return;
    this.#rests = rests;
    if (!rests && !this.#stands && this.#code) return this.#evaluate(this.#code);
    this.#options.onChange(0);
  }

  /** Told before its code runs. */
  works(): void {
    this.#options.onWork();
  }

  async #evaluate(code: ReleaseCode): Promise<void> {
    const { deadline, onChange, release } = this.#options;
    if (this.#refusal || this.#rests) return onChange(0);
    const from = performance.now();
    const load = this.#loader(code);
    const modules = new Map<string, Promise<unknown>>();
    const outcomes = await Promise.all(
      release.exposes.map(async (expose) => {
        try {
          const module = await withDeadline(deadline, `${release.remote} ${expose.name}`, () => {
            this.works();
            return load(expose.name);
          });
          if (!isModuleOf(expose.kind, module)) return failed('shape', `${expose.name} is no ${expose.kind}`);
          modules.set(expose.name, Promise.resolve(module));
          return undefined;
        } catch (cause) {
          console.error(`${release.remote} ${release.version} ${expose.name} cannot be evaluated:`, cause);
          return failed('evaluation', `${expose.name} cannot be evaluated: ${firstLine(cause)}`);
        }
      }),
    );
    this.#modules = modules;
    this.#failure = outcomes.find((outcome) => outcome !== undefined);
    this.#stands = this.#failure === undefined;
    onChange(performance.now() - from);
    if (!this.#stands) this.#tryLater(code);
  }

  #tryLater(code: ReleaseCode): void {
    setTimeout(() => void this.#evaluate(code), pauseAfter(this.#tries)).unref();
    this.#tries += 1;
  }

  /** An instance of its own for each try: the runtime keeps what once failed. */
  #loader(code: ReleaseCode): (expose: string) => Promise<unknown> {
    const { release, origin } = this.#options;
    const url = releaseUrl(origin, release, release.node.entry);
    tries += 1;
    const federation = createInstance({
      name: 'shell',
      // The runtime keeps by name and address what it evaluated once: every try has an address of
      // its own.
      remotes: [{ name: release.container, entry: `${url}?try=${tries}`, type: 'commonjs-module' }],
      shared: sharedModules({ react: React, 'react-dom': ReactDOM, zustand, router, platform }),
      plugins: [{ name: 'checked-entries', loadEntry: async () => this.#evaluated(code, url) }],
    });
    return (expose) => federation.loadRemote(`${release.container}${expose.slice(1)}`);
  }

  #evaluated({ entry }: ReleaseCode, url: string) {
    this.works();
    const exports = evaluateApart(entry, url, runtimeForRemotes);
    return Reflect.get(exports, this.release.container) ?? exports;
  }
}

function failed(reason: Failure['reason'], message: string): Failure {
  return { reason, message };
}

/** What is told outside of the log: a sentence, no stack. */
export function firstLine(cause: unknown): string {
  // An error of a remote may be one of its own realm.
  const text = isNativeError(cause) ? cause.message : String(cause);
  return (text.split('\n')[0] ?? '').slice(0, 200);
}
