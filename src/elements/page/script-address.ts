/**
 * The URL of this script, which the build of the bundles inserts. Undefined if a bundler put the
 * code into another script.
 */
export const scriptAddress: string = '';
