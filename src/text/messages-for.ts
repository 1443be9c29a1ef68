import type { Language } from './language.js';
import type { Messages } from './messages/messages.js';

/** The words to show: those of a language, with single ones replaced by the host's own. */
export function messagesFor(
  { assets }: Language,
  overrides: Partial<Messages> | undefined,
): Messages {
  return overrides ? { ...assets, ...overrides } : assets;
}
