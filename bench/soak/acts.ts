/** What happens to a person's pages, and how likely it is. */
export const acts = {
  'clock ahead': 85,
  'clock back': 3,
  'tab killed': 3,
  'tab reloaded': 2,
  'tab frozen': 4,
  offline: 3,
} as const;

/** One of them. */
export type Act = keyof typeof acts;
