import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { card, link, open, switchRole, toast } from './kanban-e2e-steps.ts'

const charger = 'Write the answers for “which charger fits?”'
const files = (page: Page) => page.getByRole('dialog').getByRole('list', { name: 'Attachments' }).getByRole('listitem')

const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Type C fits all lamps') })

/** Sends an event with a file to the open card, as a drop or a paste does. */
const sendFile = (page: Page, kind: 'drop' | 'paste', name: string) =>
  page
    .getByRole('dialog')
    .getByRole('heading', { name: 'Attachments' })
    .evaluate(
      (element, [type, fileName]) => {
        const data = new DataTransfer()
        data.items.add(new File(['Type A, too'], fileName, { type: 'text/plain' }))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        )
      },
      [kind, name] as const,
    )

test('files are attached by button, drop and paste, downloaded, and removed with undo', async ({ page }) => {
  await open(page)
  await link(page, charger).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Attach files')
    .and(page.locator('input'))
    .setInputFiles([textFile('plugs.txt')])
  await expect(files(page)).toHaveCount(1)
  await expect(files(page)).toContainText('plugs.txt')
  await expect(files(page)).toContainText('21 byte')
  await sendFile(page, 'drop', 'sockets.txt')
  await expect(files(page)).toHaveCount(2)
  await sendFile(page, 'paste', 'cables.txt')
  await expect(files(page)).toHaveCount(3)
  await expect(dialog.getByText('attached “sockets.txt”')).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download plugs.txt' }).click()
  expect((await download).suggestedFilename()).toBe('plugs.txt')

  await dialog.getByRole('button', { name: 'Remove sockets.txt' }).click()
  await expect(files(page)).toHaveCount(2)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(files(page)).toHaveCount(3)
  await expectAccessibleInLooks(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, charger)).toContainText('3 attachments')
})

test('a viewer can download files, but not attach or remove any', async ({ page }) => {
  await open(page, '?task=11')
  await expect(files(page)).toHaveCount(1)
  await switchRole(page, 'viewer')
  await expect(files(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Download boats-sold-by-week.csv' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Attach|Remove)/ })).toHaveCount(0)
})
