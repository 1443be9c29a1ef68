import type { Language } from './language.js';
import type { Messages } from './messages/messages.js';

/** The messages of a language, with the host's overrides. */
export function messagesFor(
  { assets }: Language,
  overrides: Partial<Messages> | undefined,
): Messages {
  return overrides ? { ...assets, ...overrides } : assets;
}
