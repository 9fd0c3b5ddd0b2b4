import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { updateCounts } from '../dependencies/security-counts.mjs'
import { removedNames, withoutRemovedNames } from './removed-names.mjs'
import { subcommands } from '../subcommands.mjs'
import { moduleNames } from './copy-project.mjs'

const notApplicableReason = 'the module is not installed'

/** Adapts a project's pages: removes tests and pages that are missing. */
export function writeProjectDocs(target, { name, modules, version }) {
  const docs = path.join(target, 'docs')
  const removed = removedNames(modules)
  rewrite(path.join(docs, 'start.md'), withoutCreation)
  rewrite(path.join(docs, 'commands.md'), (text) => withExistingModules(text, modules))
  rewrite(path.join(docs, 'another-back-end.md'), (text) => withoutExample(text, target, modules))
  rewrite(path.join(docs, 'architecture.md'), (text) => withoutRemovedModules(text, modules))
  removeMissingTests(docs, target)
  mkdirSync(path.join(docs, 'decisions'))
  writeFileSync(path.join(docs, 'decisions/0001-made-with-atrium.md'), firstDecision({ name, modules, version }))
  for (const folder of [target, docs]) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.md')))
      rewrite(path.join(folder, file), (text) =>
        withoutRemovedNames(withoutDeadLinks(withoutMissingCommands(text, target), folder), removed),
      )
  }
}

/** A project's first half hour begins at Atrium's second chapter. */
function withoutCreation(text) {
  let number = 0
  return text
    .replace(/^## \d+\. Make a project\n[^]*?(?=^## )/m, '')
    .replaceAll(/^## \d+\. /gm, () => `## ${(number += 1)}. `)
}

/** The command that creates a project, with existing modules. */
const withExistingModules = (text, modules) =>
  text.replaceAll(/(?<=create -- \S+ --modules )[\w,-]+/g, modules.slice(0, 2).join(',') || 'none')

/** Without an example that is missing; commands name an existing module. */
function withoutExample(text, target, modules) {
  if (existsSync(path.join(target, 'examples/python-server'))) return text
  const [first] = modules
  return text
    .replace(/ \[examples\/[^\n]*\n\n```sh\n[^]*?```\n/, '\n')
    .replaceAll(/^.* --only .*\n/gm, '')
    .replaceAll(/ --modules \w+/g, first === undefined ? '' : ` --modules ${first}`)
}

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Removes missing modules from the list of modules. */
function withoutRemovedModules(text, modules) {
  const removed = new Set(moduleNames().filter((name) => !modules.includes(name)))
  return text.replaceAll(/^- `([a-z-]+)`: .*\n/gm, (line, name) => (removed.has(name) ? '' : line))
}

/** Removes tests of missing modules. A requirement without any other test does not apply, a claim is removed. */
function removeMissingTests(docs, target) {
  const file = path.join(docs, 'asvs-tests.json')
  const exists = (test) => existsSync(path.join(target, test.slice(0, test.indexOf(': '))))
  const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  const remaining = all.map(([key, tests]) => [key, tests.filter(exists)]).filter(([, tests]) => tests.length > 0)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(remaining), null, 2)}\n`)
  const proved = new Set(remaining.map(([key]) => key))
  const removed = new Set(all.map(([key]) => key).filter((key) => !proved.has(key)))
  rewrite(path.join(docs, 'asvs.md'), (text) =>
    updateCounts(
      text
        .replaceAll(/^- ([\d., –]+): .*$/gm, (line, key) =>
          removed.has(key) ? `${line} (**not applicable**: ${notApplicableReason})` : line,
        )
        .replaceAll(/^- (.+)\n/gm, (line, claim) => (removed.has(claim) ? '' : line)),
    ),
  )
}

/** Removes lines of a table about missing commands. */
function withoutMissingCommands(text, target) {
  const { scripts } = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'))
  const exists = (group, name) =>
    group in scripts &&
    (name === undefined || existsSync(path.join(target, subcommands[group][name]?.script ?? 'none')))
  return text.replaceAll(/^\|.*`npm run ([\w:-]+)(?: -- (\w+))?.*\n/gm, (line, group, name) =>
    exists(group, group in subcommands ? name : undefined) ? line : '',
  )
}

/** Replaces a dead link by its text; removes an aside, an entry of a list or a row that begins with one. */
function withoutDeadLinks(text, folder) {
  const isDead = (href) => !/^[a-z]+:/.test(href) && !linkTargetExists(folder, href)
  const link = String.raw`\[([^\]]*)\]\(([^)\s]+)\)`
  return text
    .replaceAll(new RegExp(`^(?:-|\\|) ${link}.*\n`, 'gm'), (all, _, href) => (isDead(href) ? '' : all))
    .replaceAll(new RegExp(String.raw` \(${link}\)`, 'g'), (all, _, href) => (isDead(href) ? '' : all))
    .replaceAll(new RegExp(`(?<!!)${link}`, 'g'), (all, words, href) => (isDead(href) ? words : all))
}

function linkTargetExists(folder, href) {
  const [file, anchor] = href.split('#')
  const target = path.join(folder, file)
  if (file && !existsSync(target)) return false
  if (!anchor || !file) return true
  const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, heading]) => toAnchor(heading) === anchor)
}

const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const firstDecision = ({ name, modules, version }) => `# 1. Made with Atrium

${new Date().toISOString().slice(0, 10)} · accepted

**Decision.** ${name} began as a copy of Atrium ${version} ${modules.length > 0 ? `with ${modules.join(', ')}` : 'without any module'}. Atrium's repository has the decisions behind its code. Add a page here for each decision of this project.
`
