import { css } from 'lit';

/** Styles of the size editor, which covers the picker. */
export const sizeEditorStyles = css`
  .frame[data-sizing] > :is(.toolbar, .tray) {
    display: none;
  }

  .size-editor {
    background: var(--_surface);
    display: flex;
    flex-direction: column;
    inset: 0;
    position: absolute;
    transition: transform 0.16s;
    z-index: 4;
  }

  @starting-style {
    .size-editor {
      transform: translateY(0.5rem);
    }
  }

  .size-editor .bar {
    align-items: center;
    border-block-end: 1px solid var(--_line);
    display: flex;
    gap: 0.5rem;
    min-block-size: 3.25rem;
    padding-block: 0.5rem;
    padding-inline: 0.5rem 1rem;
  }

  .size-editor .bar svg:dir(rtl) {
    transform: scaleX(-1);
  }

  .size-editor h3 {
    flex: 1;
    font-size: 1em;
    font-weight: 600;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .size-editor .pair {
    display: flex;
    flex: 1;
    min-block-size: 0;
  }

  .sizing-stage {
    background: var(--_raised);
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.75rem;
    min-inline-size: 0;
    padding: 1.25rem;
  }

  .sizing-area {
    align-items: center;
    container-type: size;
    display: flex;
    flex: 1;
    justify-content: center;
    min-block-size: 0;
  }

  .sizing-stage > .hint {
    margin: 0;
    text-align: center;
  }

  .whole {
    align-items: center;
    background: var(--_surface);
    display: flex;
    justify-content: center;
    overflow: hidden;
    position: relative;
    touch-action: none;
  }

  .whole[data-cropped] {
    cursor: crosshair;
  }

  .whole img {
    flex: none;
  }

  .kept {
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 55%);
    outline: 2px solid white;
    outline-offset: -2px;
    pointer-events: none;
    position: absolute;
  }

  .focal-point {
    background: var(--_accent);
    block-size: 1rem;
    border: 2px solid white;
    border-radius: 50%;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 60%);
    inline-size: 1rem;
    pointer-events: none;
    position: absolute;
    translate: -50% -50%;
  }

  input:focus-visible ~ .focal-point,
  input:focus-visible ~ .focal-point[hidden] {
    display: block;
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .size-editor .panel {
    border-inline-start: 1px solid var(--_line);
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 1rem;
    inline-size: 20rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem 1rem 0;
  }

  .choices {
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    display: flex;
    overflow: hidden;
  }

  .choice {
    align-items: center;
    cursor: pointer;
    display: flex;
    flex: auto;
    gap: 0.5rem;
    justify-content: center;
    padding: 0.5rem 0.25rem;
  }

  .choice:has(:checked) {
    background: var(--_tint);
    font-weight: 600;
  }

  .choice input {
    accent-color: var(--_accent);
    margin: 0;
  }

  .sides {
    align-items: end;
    display: grid;
    gap: 0.75rem;
    grid-template-columns: 1fr 1fr;
  }

  .sides:has(select) {
    grid-template-columns: 1fr auto;
  }

  .side-field {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 0;
  }

  .side-field > span,
  .anchors legend {
    color: var(--_muted);
    padding: 0;
  }

  .side-field input,
  .side-field select {
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding-inline: 0.75rem;
  }

  .side-field [aria-invalid] {
    border-color: var(--_danger);
  }

  .anchors {
    border: 0;
    margin: 0;
    padding: 0;
  }

  .anchors legend {
    margin-block-end: 0.25rem;
  }

  .anchors div {
    display: grid;
    gap: 0.25rem;
    grid-template-columns: repeat(3, 1.5rem);
    inline-size: max-content;
  }

  .anchors input {
    accent-color: var(--_accent);
    block-size: 1.25rem;
    inline-size: 1.25rem;
    margin: 0;
  }

  .result {
    display: grid;
    gap: 0.5rem;
    margin: 0;
  }

  .result figcaption {
    display: flex;
    gap: 0.5rem;
    justify-content: space-between;
  }

  .result img {
    background: repeating-conic-gradient(
        color-mix(in srgb, var(--_text) 12%, transparent) 0 25%,
        transparent 0 50%
      )
      0 / 1rem 1rem;
    max-block-size: 12rem;
    max-inline-size: 100%;
  }

  .size-editor .ways {
    background: var(--_surface);
    border-block-start: 1px solid var(--_line);
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    inset-block-end: 0;
    margin: auto -1rem 0;
    padding: 0.75rem 1rem;
    position: sticky;
  }

  .ways .primary {
    flex: 1;
  }

  @container picker (max-width: 44rem) {
    .size-editor .pair {
      display: block;
      overflow-y: auto;
    }

    .sizing-stage {
      block-size: min(18rem, 45cqb);
      border-block-end: 1px solid var(--_line);
      padding: 1rem;
    }

    .size-editor .panel {
      border: 0;
      inline-size: auto;
      overflow: visible;
    }
  }
`;
