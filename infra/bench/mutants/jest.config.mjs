import { resolve } from 'node:path';
import everything from '../../checks/jest.config.mjs';
import { SCOPES } from './scopes.mjs';

/** The copy of the checkout in which the mutants are. */
const ROOT = resolve(import.meta.dirname, '../../..');

const { project: name, tests } = SCOPES[process.env.MUTANTS_SCOPE];
const project = everything.projects.find(({ displayName }) => displayName === name);

export default {
  ...project,
  testMatch: tests.map((pattern) => `${ROOT}/${pattern}`),
  testTimeout: everything.testTimeout,
  moduleNameMapper: {
    ...project.moduleNameMapper,
    // node_modules names the packages of the checkout itself, which have no mutants.
    '^@showroom/contracts/(.*)$': `${ROOT}/contracts/src/$1.ts`,
  },
};
