/** How long a button says what it did. */
const SAID_MS = 1500;

/** Copies the command beside a button, or marks it where the browser forbids to. */
export async function copyBeside(button: HTMLButtonElement): Promise<void> {
  const text = button.previousElementSibling;
  if (text === null) return;
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(text);
    button.textContent = 'Marked';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SAID_MS);
}
