import { icon } from '../styles/icons.js';

// Drawn for left-to-right pages. Mirrored on right-to-left pages.
export const returnIcon = icon('M19 12H5M11 6l-6 6 6 6');
export const backIcon = icon('m15 6-6 6 6 6');
export const onIcon = icon('m9 6 6 6-6 6');
export const plusIcon = icon('M12 5v14M5 12h14');
export const downIcon = icon('m6 9 6 6 6-6');
export const minusIcon = icon('M5 12h14');
export const eyeIcon = icon(
  'M3 12s3-6.5 9-6.5 9 6.5 9 6.5-3 6.5-9 6.5S3 12 3 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
