import './compiled-once.mts';

export { TestEnvironment as default } from 'jest-environment-node';
