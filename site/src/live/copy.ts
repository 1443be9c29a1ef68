/** Copies text, and says on the button for a moment whether it worked. */
export async function copyText(text: string, button: HTMLElement): Promise<void> {
  const words = (button.dataset['words'] ??= button.textContent);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    // Pages without https, and users, may refuse.
    button.textContent = 'Copy it by hand';
  }
  setTimeout(() => (button.textContent = words), 2000);
}
