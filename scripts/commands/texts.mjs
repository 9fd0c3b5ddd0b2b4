// npm run project -- texts: the missing texts of each language. npm run project -- texts de: of this one. npm run
// verify -- texts: fails if a release would lack some.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

await onProjectNode(import.meta.url)

const { listed, strayMessage } = await import('../lib/texts/messages.mjs')
const { checkTexts, isRequired, findStrayTexts } = await import('../lib/texts/text-gaps.mjs')
const { findUnrevised } = await import('../lib/texts/unrevised.mjs')
const { languageCodes } = await import('../../src/platform/i18n/languages.ts')

const args = process.argv.slice(2)
const options = args.filter((argument) => argument.startsWith('--'))
const codes = args.filter((argument) => !argument.startsWith('--'))
const unknown = codes.filter((code) => !languageCodes.includes(code))
if (unknown.length > 0)
  exitWithMessage(`There is no language ${unknown.join(', ')}: there are ${languageCodes.join(', ')}.`)

const mustBeWhole = options.includes('--complete')
const isBrief = options.includes('--brief') && !mustBeWhole
const results = checkTexts(codes.length > 0 ? codes : languageCodes)
const wrong = results.filter(({ faults }) => faults.length > 0)
const missing = results.filter((language) => language.gaps.length > 0 && (!mustBeWhole || isRequired(language)))

for (const { file, faults } of wrong) for (const fault of faults) say(`${file} ${fault}`)
if (!isBrief) {
  for (const { file, isThere, gaps } of missing)
    say(isThere ? listed(`${file} lacks`, gaps) : `${file} is not there: ${gaps.length} texts`)
}
for (const stray of findStrayTexts()) say(strayMessage(stray))
for (const { file, keys } of findUnrevised(codes.length > 0 ? codes : languageCodes))
  say(listed(`${file} still translates the earlier English of`, keys))

const counts = [...new Set(missing.map(({ code }) => code))].map((code) => {
  const count = missing.filter((language) => language.code === code).reduce((sum, { gaps }) => sum + gaps.length, 0)
  return `${code} ${count}`
})
if (counts.length === 0) {
  if (!isBrief) say('No text is missing.')
} else {
  say(`Texts that are missing, and shown in English: ${counts.join(', ')}.`)
  if (isBrief) say('`npm run project -- texts` lists them, `npm run verify -- texts` requires them before a release.')
}
process.exitCode = wrong.length > 0 || (mustBeWhole && missing.length > 0) ? 1 : 0
