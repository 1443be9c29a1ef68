/** All of it in one file: defines every element, and gives what the main entry gives. */
import './index.js';

export * from '../index.js';
