/**
 * Address of the script that holds this code, which the one-file builds write here. Unknown where a
 * bundler put the code into a script of its own.
 */
export const scriptAddress: string = '';
