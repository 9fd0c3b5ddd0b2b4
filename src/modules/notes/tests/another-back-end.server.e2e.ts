import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { card, open, write } from './notes-e2e-steps.ts'
import { hasPython, pythonServer } from './python-server.ts'

test('the screen creates, changes and deletes a note on a server in another language', async ({
  page,
  consoleErrors,
}) => {
  if (!hasPython()) return void process.stderr.write('There is no python3 here: the server in Python is not tried.\n')
  // The Python server has no other modules, so the browser logs their 404 responses.
  consoleErrors.allow(/Failed to load resource.*404/)
  const python = await pythonServer()
  const pages = await startDedicatedServer({ ATRIUM_API_URL: python.address })
  try {
    await page.goto(`${pages.address}/apps/notes`)
    await write(page, 'From Python')
    await open(page, 'From Python').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('and back')
    await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    // Closing goes back in the history; a reload before that would open the note again.
    await expect(page).not.toHaveURL(/note=/)
    await page.reload()
    await expect(card(page, 'From Python')).toContainText('and back')

    // A change by another client arrives by the event stream.
    const note = { title: 'By another hand' }
    await page.request.post(`${python.address}/api/data/notes/NotesData`, { data: note })
    await expect(card(page, note.title)).toBeVisible()

    await open(page, 'From Python').click()
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await expect(card(page, 'From Python')).toHaveCount(0)
    await page.reload()
    await expect(card(page, note.title)).toBeVisible()
    await expect(card(page, 'From Python')).toHaveCount(0)
  } finally {
    await page.close()
    await pages.end()
    python.end()
  }
})
