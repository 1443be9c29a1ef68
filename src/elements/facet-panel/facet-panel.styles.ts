import { css } from 'lit';

export const styles = css`
  .group {
    border: 0;
    margin: 0;
    min-inline-size: 0;
    padding: 0;
  }

  .group + .group {
    margin-block-start: var(--facet-panel-gap, 1.25rem);
  }

  legend {
    font-weight: 600;
    margin-block-end: 0.25rem;
    padding: 0;
  }

  label {
    align-items: center;
    border-radius: 6px;
    cursor: pointer;
    display: flex;
    gap: 0.5rem;
    min-block-size: 1.75rem;
    padding-inline: 0.25rem;
  }

  label:hover {
    background: var(--_hover);
  }

  label:has(:disabled) {
    cursor: default;
  }

  input {
    accent-color: var(--_accent);
    block-size: 1rem;
    flex: none;
    inline-size: 1rem;
  }

  .name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .count {
    color: var(--_muted);
    font-size: 0.925em;
    font-variant-numeric: tabular-nums;
    margin-inline-start: auto;
  }

  .note {
    color: var(--_muted);
    margin: 0;
  }
`;
