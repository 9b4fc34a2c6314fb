import './compiled-once.mts';
import './ends-at-once.mts';

export { TestEnvironment as default } from 'jest-environment-node';
