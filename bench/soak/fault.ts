import { pickByWeight, type Chance } from './chance.js';

/** The faults of a request, `before` or `after` it is processed. */
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

/** The relative probabilities of faults. */
export type Weights = Readonly<Partial<Record<Fault, number>>>;

/** The faults between pages and servers. None of them may ever end a session. */
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

/** The faults between the holder of the refresh token and the service's token endpoint. */
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

/** The same fault, before processing. */
export function harmless(fault: Fault): Fault {
  return twins[fault] ?? fault;
}

/** Draws a fault with probability `rate`; otherwise undefined. */
export function drawFault(chance: Chance, rate: number, weights: Weights): Fault | undefined {
  return chance() < rate ? pickByWeight(chance, weights as Record<Fault, number>) : undefined;
}
