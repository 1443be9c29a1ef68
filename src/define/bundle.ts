import './index.js';

export * from '../index.js';
