import { expect } from '@playwright/test';
import type { BrowserWindow, Visit } from './engine.js';
import { Person } from './person.js';
import type { World } from './world.js';

/** Opens the host's page, where nobody is signed in yet. */
export async function openHost(visit: Visit, world: World, within?: string): Promise<Person> {
  const picker = new Person(await visit.open(), within);
  await picker.window.go(world.pageUrl);
  await picker.sees('Sign in to choose assets');
  return picker;
}

/** Presses the button and gives the window that opens. */
export async function openSignIn(visit: Visit, picker: Person): Promise<BrowserWindow> {
  const before = (await visit.windows()).map(({ id }) => id);
  await picker.press('Sign in');
  let opened: BrowserWindow | undefined;
  await expect(async () => {
    opened = (await visit.windows()).find(({ id }) => !before.includes(id));
    expect(opened, 'a window that opens').toBeDefined();
  }).toPass();
  if (!opened) throw new Error('No window opened');
  return opened;
}

/** Allows access, and waits until the sign-in window is gone. */
export async function allow(visit: Visit, popup: BrowserWindow): Promise<void> {
  await new Person(popup).press('Allow');
  await expect(async () => {
    expect((await visit.windows()).map(({ id }) => id)).not.toContain(popup.id);
  }).toPass();
}
