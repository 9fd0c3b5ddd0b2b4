import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// Installed as a dependency of axe's Playwright package.
const axePath = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
const axe = readFileSync(axePath, 'utf8')
const emptyScript = ';'

// All rules run, but passes are not described, which would take most of the time. An open menu hides the rest
// of the page from screen readers as a dialog does, but axe’s own list has the dialogs alone.
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg'
const axeOptions = {
  resultTypes: ['violations' as const],
  checks: { region: { options: { regionMatcher } } },
  // Off by default.
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}
/** Of what axe cannot decide, this is always a fault: a name of an element without a role is not read. */
const undecided = 'aria-prohibited-attr'

/** The problems that axe finds on the page, each with its elements. */
export async function axeViolations(page: Page) {
  // A page that was checked before has axe already, which is slow to parse.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? emptyScript : axe
  // Without frames of other origins, legacy mode finds the same as the default, which opens a further page for each
  // analysis.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options(axeOptions)
  const { violations, incomplete } = await builder.analyze()
  return [...violations, ...incomplete.filter(({ id }) => id === undecided)].map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map((node) => node.html),
  }))
}
