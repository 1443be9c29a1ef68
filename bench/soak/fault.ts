import { pickByWeight, type Chance } from './chance.js';

/** What can go wrong with one request; `before` and `after` it was processed. */
export type Fault =
  | 'dropped-before'
  | 'dropped-after'
  | 'delayed-before'
  | 'delayed-after'
  | '500-before'
  | '500-after'
  | '429'
  | 'html-before'
  | 'html-after'
  | 'cookie-lost';

/** How likely each fault is, of those that strike. */
export type Weights = Readonly<Partial<Record<Fault, number>>>;

/** Between a page and what it calls: nothing here may ever cost a session. */
export const pageWeights: Weights = {
  'dropped-before': 3,
  'dropped-after': 3,
  'delayed-before': 3,
  'delayed-after': 2,
  '500-before': 1,
  '500-after': 1,
  '429': 1,
  'html-before': 1,
  'html-after': 1,
  'cookie-lost': 3,
};

/** Between whoever holds the refresh token and the service's token endpoint. */
export const tokenWeights: Weights = {
  'dropped-before': 2,
  'dropped-after': 1,
  'delayed-before': 2,
  'delayed-after': 2,
  '500-before': 2,
  '500-after': 1,
  '429': 2,
  'html-before': 2,
  'html-after': 1,
};

const twins: Readonly<Partial<Record<Fault, Fault>>> = {
  'dropped-after': 'dropped-before',
  '500-after': '500-before',
  'html-after': 'html-before',
};

/** The same fault, striking before anything was processed. */
export function harmless(fault: Fault): Fault {
  return twins[fault] ?? fault;
}

/** The fault that strikes next, in `rate` of all cases; undefined in the others. */
export function drawFault(chance: Chance, rate: number, weights: Weights): Fault | undefined {
  return chance() < rate ? pickByWeight(chance, weights as Record<Fault, number>) : undefined;
}
