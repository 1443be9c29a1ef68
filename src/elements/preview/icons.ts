import { icon } from '../styles/icons.js';

// Drawn for left-to-right pages. Mirrored on right-to-left pages.
export const returnIcon = icon('M19 12H5.5M11 6l-6 6 6 6');
export const backIcon = icon('M14.5 5.5 8 12l6.5 6.5');
export const onIcon = icon('M9.5 5.5 16 12l-6.5 6.5');
export const plusIcon = icon('M12 6v12M6 12h12');
export const downIcon = icon('m6 9.5 6 6 6-6');
export const minusIcon = icon('M6 12h12');
export const eyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5Z',
);
