/** What each page is told, in a JSON block. */
export interface Settings {
  readonly baseUrl: string;
  readonly token: string;
}

export function readSettings(): Settings {
  return JSON.parse(document.querySelector('#settings')?.textContent ?? '') as Settings;
}
