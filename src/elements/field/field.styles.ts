import { css } from 'lit';

/** Styles of a form field: its button and the selected items. */
export const fieldStyles = css`
  .form-field {
    align-items: center;
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    margin: 0;
    min-inline-size: 0;
    padding: 0.5rem;
  }

  .form-field[data-told] {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }

  .form-field .hint {
    align-items: center;
    display: flex;
    gap: 0.5rem;
    margin: 0;
    min-inline-size: 0;
  }

  .form-field .hint[hidden] {
    display: none;
  }

  .picks {
    display: grid;
    flex: 1 1 100%;
    gap: 0.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
    list-style: none;
    margin: 0;
    max-block-size: 15.5rem;
    min-inline-size: 0;
    overflow-y: auto;
    padding: 0;
  }

  .picks[data-alone] {
    flex: 1 1 18rem;
    grid-template-columns: 100%;
  }

  .picks li {
    align-items: center;
    background: var(--_raised);
    border: 1px solid var(--_line);
    border-radius: 6px;
    display: flex;
    gap: 0.5rem;
    min-inline-size: 0;
    padding: 0.25rem;
    position: relative;
  }

  .picks .nth {
    color: var(--_muted);
    flex: none;
    font-variant-numeric: tabular-nums;
    min-inline-size: 1.25rem;
    text-align: center;
  }

  .picks .nth + .picture {
    margin-inline-start: -0.25rem;
  }

  .picks .picture {
    aspect-ratio: auto;
    background: var(--_hover);
    block-size: 2.25rem;
    border-radius: 4px;
    inline-size: 3rem;
  }

  .picks .kind svg {
    block-size: 1.375rem;
    inline-size: 1.375rem;
  }

  .picks .about {
    flex: 1;
    min-inline-size: 0;
  }

  /* As wide as the name, so that the name starts next to its picture in either writing direction. */
  .picks .name {
    display: flex;
    inline-size: fit-content;
    max-inline-size: 100%;
    text-align: start;
  }

  .picks .name span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre;
  }

  .picks .name .tail {
    flex: none;
  }

  /* Shows the whole name to users without a pointer that can hover. */
  .picks li:is(:active, :has(:focus-visible)) .name {
    display: block;
  }

  .picks li:is(:active, :has(:focus-visible)) .name span:not(.unseen) {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .picks .name[data-loading] {
    background: var(--_line);
    block-size: 0.75em;
    border-radius: 4px;
    inline-size: min(9rem, 70%);
  }

  .picks .lack {
    color: var(--_danger);
    display: block;
    font-size: 0.8125em;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  .picks .drop {
    flex: none;
    inline-size: 2rem;
    min-block-size: 2rem;
    outline-offset: -2px;
  }

  .picks .drop svg {
    block-size: 1rem;
    inline-size: 1rem;
  }

  .form-field:disabled {
    border-color: var(--_line);
  }

  .form-field:disabled .picks {
    opacity: 0.6;
  }
`;
