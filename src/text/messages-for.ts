import { english } from './en.js';
import type { Messages } from './messages.js';

/** The words to show: those of the language, with single ones replaced by the host's own. */
export function messagesFor(overrides: Partial<Messages> | undefined): Messages {
  return overrides ? { ...english, ...overrides } : english;
}
