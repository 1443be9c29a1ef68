/** The settings of each page, in a JSON block. */
export interface Settings {
  readonly baseUrl: string;
  readonly token: string;
}

export function readSettings(): Settings {
  return JSON.parse(document.querySelector('#settings')?.textContent ?? '') as Settings;
}
