/** The number of equal consecutive lines that make a copy, and of owners that must have them. */
const runLength = 12
const minOwners = 3

/** A module, a folder of the platform, the server, the app or the tests, or a folder beside `src`. */
export const getOwner = (file) => {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, folders[0] === 'src' ? 3 : 2).join('/')
}

// Code of new-module is equal in every module that it created: the template is its only source.
const isTemplate = (file) => /^scripts\/[\w-]+-template\//.test(file)

/** The relevant lines with their numbers: without blank ones, imports and comments. */
export function countedLines(text) {
  const lines = []
  let end
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim().replaceAll(/\s+/g, ' ')
    if (end) {
      if (end.test(line)) end = undefined
    } else if (line.startsWith('/*')) {
      if (!line.includes('*/')) end = /\*\//
    } else if (/^import [^(]/.test(line)) {
      if (!/['"]$/.test(line)) end = /['"]$/
    } else if (line && !line.startsWith('//')) lines.push({ line, number: index + 1 })
  }
  return lines
}

/** Each run of lines with the positions where it begins. */
function positionsOfRuns(files) {
  const runs = new Map()
  for (const { file, text } of files) {
    const lines = countedLines(text)
    for (let start = 0; start + runLength <= lines.length; start++) {
      const run = lines.slice(start, start + runLength)
      const key = run.map(({ line }) => line).join('\n')
      const site = { file, from: run[0].number, to: run[runLength - 1].number }
      const sites = runs.get(key)
      if (sites) sites.push(site)
      else runs.set(key, [site])
    }
  }
  return [...runs.values()]
}

const isCopied = (sites) =>
  new Set(sites.map(({ file }) => getOwner(file))).size >= minOwners && !sites.some(({ file }) => isTemplate(file))

/** The same files at the next line: a longer copy. */
const continues = (last, sites) =>
  last?.length === sites.length && sites.every(({ file, from }, at) => last[at].file === file && from <= last[at].to)

/** Lines that at least three owners have, as positions `{ file, from, to }`; each of `files` has its `text`. */
export function findCopies(files) {
  const copies = []
  for (const sites of positionsOfRuns(files).filter(isCopied)) {
    const last = copies.find((copy) => continues(copy, sites))
    if (last) for (const [at, { to }] of sites.entries()) last[at].to = Math.max(last[at].to, to)
    else copies.push(sites)
  }
  return copies
}
