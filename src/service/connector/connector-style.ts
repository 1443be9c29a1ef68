/** The path of the connector page's style sheet. */
export const connectorStylePath = '/connector.css';

/** The style sheet of the connector's pages. */
export const connectorStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1b1f27, #eceef2);
  --quiet: light-dark(#565f6f, #a9b1bf);
  --paper: light-dark(#fff, #20242c);
  --ground: light-dark(#eef0f4, #14171c);
  --line: light-dark(#8a93a3, #6a7383);
  --accent: light-dark(#1f5fbf, #8db8ff);
  --on-accent: light-dark(#fff, #0d1b30);
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-inline-size: 80rem; margin-inline: auto; }
h1 { margin: 0 0 0.75rem; font-size: 1.25rem; line-height: 1.25; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; }
label { flex: 1 1 14rem; }
input { inline-size: 100%; }
input, button, nav a { min-block-size: 2.5rem; padding: 0.375rem 0.75rem; font: inherit;
  border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); color: inherit; }
button { font-weight: 600; cursor: pointer; }
button[data-item] { inline-size: 100%; border-color: var(--accent); background: var(--accent);
  color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.count { margin: 0.75rem 0; color: var(--quiet); }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 0.75rem;
  margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-direction: column; gap: 0.5rem; padding: 0.5rem; border-radius: 0.75rem;
  border: 1px solid transparent; background: var(--paper); }
li p { flex: 1; margin: 0; font-size: 0.875rem; }
img { inline-size: 100%; block-size: 8rem; object-fit: contain; border-radius: 0.375rem;
  background: var(--ground); }
nav { display: flex; justify-content: center; align-items: center; gap: 1rem; margin-block: 1rem; }
[role=status] { position: sticky; inset-block-end: 0; margin: 0; text-align: center; }
[role=status]:not(:empty) { padding: 0.5rem; background: var(--paper); border-radius: 0.5rem; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; }
`;
