import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { copyProjectFiles } from '../create/copy-project.mjs'
import { change } from './sample-customer.mjs'

/**
 * A simulated next version in its own folder: it changes the same text and line as the sample customer, and has one
 * module less.
 */
export function makeNextRelease(folder) {
  copyProjectFiles(folder)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const file = (name) => path.join(folder, name)
  change(file('package.json'), /"version": "[^"]+"/, '"version": "99.0.0"')
  change(file('src/modules/invoices/locales/en.json'), '"Search invoices"', '"Look for invoices"')
  change(file('src/modules/contacts/contract.ts'), 'label: z.array(Label).max(20)', 'label: z.array(Label).max(30)')
  rmSync(file('src/modules/tickets'), { recursive: true })
}
