/** The acts of a person on their pages, with their weights. */
export const acts = {
  'clock ahead': 85,
  'clock back': 3,
  'tab killed': 3,
  'tab reloaded': 2,
  'tab frozen': 4,
  offline: 3,
} as const;

/** The name of an act. */
export type Act = keyof typeof acts;
