import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

const originalName = 'Atrium'
const mayHaveName = /\.(tsx?|json|html|css|sql)$/

/**
 * Whether a name can be written everywhere: a letter or digit, then any characters but those that begin something else
 * in texts and code, such as tags, values and strings.
 */
export const isProductName = (name) => /^[\p{L}\p{N}][^\p{C}\p{Zl}\p{Zp}<>{}|*"`\\$]{0,39}$/u.test(name)

/** The name escaped for a kind of file. */
const escapedName = {
  '.html': (name) => name.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
  '.ts': (name) => name.replaceAll("'", String.raw`\'`),
  '.sql': (name) => name.replaceAll("'", "''"),
  // A percent sign begins a specifier.
  '.service': (name) => name.replaceAll('%', '%%'),
}
escapedName['.tsx'] = escapedName['.ts']

/** Replaces the product's name in everything that people read: screens, pages, emails, and the tests of these. */
export function replaceProductName(target, product) {
  if (product === originalName) return
  const sourceFiles = filesBelow(path.join(target, 'src')).filter((file) => mayHaveName.test(file))
  for (const file of ['index.html', ...sourceFiles.map((file) => `src/${file}`)])
    rewrite(file, (text, name) => renamed(text, name))
  rewrite('deploy/atrium.service', (text, name) =>
    text.replace(`Description=${originalName}`, () => `Description=${name}`),
  )

  function rewrite(file, change) {
    const targetFile = path.join(target, file)
    const text = readFileSync(targetFile, 'utf8')
    const name = escapedName[path.extname(file)]?.(product) ?? product
    if (text.includes(originalName)) writeFileSync(targetFile, change(text, name))
  }
}

/** English and French words before the name depend on its first sound. */
function renamed(text, product) {
  const isVowel = /^[aeiouâàéèêëîïôöûüh]/i.test(product)
  const withArticles = isVowel
    ? text
    : text
        .replaceAll(/\b([Aa])n Atrium\b/g, `$1 ${originalName}`)
        .replaceAll(/\b([Dd]|[Qq]u)’Atrium\b/g, `$1e ${originalName}`)
  return withArticles.replaceAll(/\bAtrium\b/g, () => product)
}
