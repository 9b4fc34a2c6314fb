import './compiled-once.mts';

export { default } from 'jest-fixed-jsdom';
