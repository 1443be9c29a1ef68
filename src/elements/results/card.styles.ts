import { css } from 'lit';

/**
 * Styles of names and lines with more than plain text. The name and its facts share one clip,
 * because each clip delays every paint of the list.
 */
export const cardStyles = css`
  /* Empty alternative text: the name is read from the text, not from its two parts. */
  .parts::before {
    content: attr(data-start);
    content: attr(data-start) / '';
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .parts::after {
    content: attr(data-end);
    content: attr(data-end) / '';
  }

  /* Read but not seen. Clipped, each would be a layer that delays the paint of a selection. */
  .parts > span {
    font-size: 0;
    letter-spacing: 0;
  }

  .meta svg {
    block-size: 1.125em;
    display: inline-block;
    inline-size: 1.125em;
    margin-inline-end: 0.375em;
    vertical-align: -0.1875em;
  }

  /* One line, of which facts that do not fit are on the lines below. */
  .item:not([aria-disabled]) .meta {
    block-size: 1lh;
    white-space: normal;
  }

  .parts {
    display: flex;
    white-space: pre;
  }

  .item:not(.blank) .words {
    overflow: hidden;
  }

  .filename:has(.parts),
  .item:not([aria-disabled]) .meta {
    overflow: visible;
    word-break: keep-all;
  }
`;
