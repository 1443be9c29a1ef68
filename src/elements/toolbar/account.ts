import { html, nothing, type TemplateResult } from 'lit';
import { shortText } from '../../model/text/short-text.js';
import type { User } from '../../model/sign-in/user.js';
import type { Messages } from '../../text/messages/messages.js';

/** Renders the account menu: a button with the user's initials, and sign-out. */
export function renderAccount(
  words: Messages,
  user: User | undefined,
  signOut: () => void,
): TemplateResult | typeof nothing {
  const name = nameOf(user);
  return html`
    <details class="account">
      <summary class="button icon">
        ${initialsOf(name)} <span class="unseen">${words.account(name)}</span>
      </summary>
      <div class="menu">
        ${name ? html`<p>${words.signedInAs(name)}</p>` : nothing}
        <button type="button" class="button" @click=${signOut}>${words.signOut}</button>
      </div>
    </details>
  `;
}

function nameOf(user: User | undefined): string {
  if (!user) return '';
  const names = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return shortText(names || (user.username ?? user.email ?? ''));
}

function initialsOf(name: string): string {
  const letters = name.match(/(?<=^|\s)\p{L}/gu) ?? [];
  return letters.slice(0, 2).join('').toUpperCase() || '•';
}
