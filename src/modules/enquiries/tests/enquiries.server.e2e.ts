import { expect, test } from '#testing/browser/e2e.ts'

test('submits the form without JavaScript, returns it with errors, and confirms the message', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/fr/frontend-pages/contact')
  await page.getByLabel('Nom').fill('Noor Haddad')
  await page.getByLabel('E-mail').fill(`noor${Date.now()}@haddad.example`)
  await page.getByLabel('Objet').fill('  ')
  await page.getByLabel('Message', { exact: true }).fill('Quelle formule ?')
  const send = page.getByRole('button', { name: 'Envoyer le message' })
  await send.click()

  await expect(page.getByRole('heading', { name: 'Un champ est à revoir' })).toBeVisible()
  await expect(page.getByLabel('Nom')).toHaveValue('Noor Haddad')
  await page.getByRole('link', { name: 'Indiquez un objet.' }).click()
  await page.getByLabel('Objet').fill('Une formule')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Merci pour votre message' })).toBeVisible()
  await expect(page).toHaveURL(/\/fr\/frontend-pages\/contact\?sent/)
  await context.close()
})
