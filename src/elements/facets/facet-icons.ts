import { icon } from '../styles/icons.js';

/** Points forward where something is closed. The style turns it where it is open. */
export const chevron = icon('m9 6 6 6-6 6');
