/** The style sheet of the allow-access pages. */
export const allowStyle = `:root {
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
body {
  margin: 0;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 1rem;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
main {
  inline-size: min(100%, 27rem);
  padding: clamp(1.25rem, 6vw, 2.25rem);
  border-radius: 1rem;
  background: var(--paper);
  border: 1px solid transparent;
  box-shadow: 0 1px 2px #0002, 0 12px 32px #0002;
  overflow-wrap: anywhere;
}
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 1rem; }
ul { margin: 0 0 1.25rem; padding-inline-start: 1.25rem; }
li + li { margin-block-start: 0.25rem; }
.person { color: var(--quiet); font-size: 0.875rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button {
  flex: 1 1 8rem;
  min-block-size: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.allow { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button:hover { box-shadow: inset 0 0 0 100vmax #8883; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
