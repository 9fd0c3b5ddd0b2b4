import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

const originalName = 'Atrium'
const mayHaveName = /\.(tsx?|json|html|css|sql)$/

/** Whether a name needs no escaping in any text, string or email address. */
export const isProductName = (name) => /^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u.test(name)

/** Replaces the product's name in everything that people read: screens, pages, emails, and the tests of these. */
export function replaceProductName(place, product) {
  if (product === originalName) return
  const shown = filesBelow(path.join(place, 'src')).filter((file) => mayHaveName.test(file))
  for (const file of ['index.html', ...shown.map((one) => `src/${one}`)].map((one) => path.join(place, one))) {
    const text = readFileSync(file, 'utf8')
    if (text.includes(originalName)) writeFileSync(file, renamed(text, product))
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
  return withArticles.replaceAll(/\bAtrium\b/g, product)
}
