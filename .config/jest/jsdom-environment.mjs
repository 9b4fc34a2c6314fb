import './compiled-once.mts';
import './ends-at-once.mts';

export { default } from 'jest-fixed-jsdom';
