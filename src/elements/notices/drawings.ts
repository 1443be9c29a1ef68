import { css, html, type TemplateResult } from 'lit';
import type { NoticeSubject } from './notice.js';

/** The drawings of notices. */
export type Drawings = Readonly<Record<NoticeSubject, TemplateResult>>;

/** Returns the drawings of notices, and adds their styles to `root`. */
export function drawingsFor(root: ShadowRoot): Drawings {
  const { styleSheet } = styles;
  if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
  return drawings;
}

/** Draws lines like those of icons. What is in front has a background, which hides lines behind it. */
function draw(behind: string, inFront: string): TemplateResult {
  return html`<svg viewBox="0 0 96 64" aria-hidden="true">
    <path d=${behind} />
    <path d=${inFront} />
  </svg>`;
}

const bar = 'M14.5 19.5h67M20 15h.01M25 15h.01M30 15h.01';

const drawings: Drawings = {
  /** A window with a lock. */
  'sign-in': draw(
    `M18.5 9.5h59a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-59a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4Z${bar}`,
    'M39.5 34.5h17a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM41.5 34.5v-3a6.5 6.5 0 0 1 13 0v3M48 40.5v3',
  ),
  /** A window in front of another one. */
  'signing-in': draw(
    'M14.5 7.5h44a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4h-44a4 4 0 0 1-4-4v-28a4 4 0 0 1 4-4ZM10.5 16.5h52M16 12h.01M21 12h.01M26 12h.01',
    'M45.5 23.5h36a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4v-26a4 4 0 0 1 4-4ZM41.5 32.5h44M70 41l-8.5 8.5L57 45',
  ),
  /** Two drives of a server, and a warning sign. */
  failed: draw(
    'M18.5 9.5h52a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4ZM18.5 33.5h52a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4ZM23 18.5h.01M29 18.5h10M23 42.5h.01M29 42.5h10',
    'M68 29.5 84.5 57.5h-33ZM68 39.5v7.5M68 52h.01',
  ),
  /** A crossed out cloud. */
  offline: draw(
    'M12 18.5h8M76 12.5h8M80 46.5h6',
    'M34.5 47.5a11 11 0 0 1-1-22 16 16 0 0 1 31-1 11.5 11.5 0 0 1 0 23ZM25.5 9.5l46 46',
  ),
  /** A magnifying glass over a picture. */
  unmatched: draw(
    'M18.5 9.5h36a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4v-26a4 4 0 0 1 4-4ZM28.5 17.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM14.5 38.5l11-9 9 7 7-5 10 8',
    'M62.5 24.5a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM72 47l10.5 10.5',
  ),
  /** An open, empty box. */
  empty: draw(
    'M24.5 27.5l-8-10h25.5l6 10 6-10h25.5l-8 10M48 5.5v6M37 7.5l2 4M59 7.5l-2 4',
    'M24.5 27.5h47v25a4 4 0 0 1-4 4h-39a4 4 0 0 1-4-4ZM40.5 36.5h15',
  ),
};

const styles = css`
  .notice-icon svg {
    block-size: 4rem;
    inline-size: 6rem;
    stroke-width: 1.5;
    transition: transform 0.16s;
  }

  .notice-icon path + path {
    fill: var(--_tint);
  }

  @starting-style {
    .notice-icon svg {
      transform: translateY(0.5rem);
    }
  }

  /* Facets of results that could not be loaded are not coming. */
  .side:not([data-open]):has(~ .main .notice):has(~ .main .total:empty) {
    visibility: hidden;
  }

  .notice .button {
    max-inline-size: 100%;
    white-space: normal;
  }

  .notice-small {
    font-family: ui-monospace, monospace;
    margin-block-start: 1rem;
  }

  /* At 400 % zoom, the middle of the picker is not visible. */
  @media (max-height: 24rem) {
    .notice-icon {
      display: none;
    }

    .notice {
      justify-content: start;
    }
  }
`;
