import { icon } from '../styles/icons.js';

/** A chevron that points forward. The style rotates it if the group is expanded. */
export const chevron = icon('m9 6 6 6-6 6');
