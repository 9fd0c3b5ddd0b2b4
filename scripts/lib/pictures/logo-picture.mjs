import path from 'node:path'
import { UsageError } from '../usage-error.mjs'

const bitmapTypes = { '.png': 'image/png', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' }
/** Every page loads the picture. */
const maxBytes = 100_000

/**
 * A picture as an SVG drawing that fills whatever box it gets. A bitmap is embedded.
 * @param {string} file
 * @param {Buffer} content
 */
export function logoDrawing(file, content) {
  if (content.length > maxBytes)
    throw new UsageError(
      `${file} has ${Math.ceil(content.length / 1000)} kB; at most ${maxBytes / 1000} kB are allowed.`,
    )
  const extension = path.extname(file).toLowerCase()
  if (extension === '.svg') return scalableDrawing(file, content.toString())
  const type = bitmapTypes[extension]
  if (!type) throw new UsageError(`${file} is neither SVG, PNG, WebP nor JPEG.`)
  const image = `<image width="48" height="48" href="data:${type};base64,${content.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${image}</svg>`
}

/** Without a size of its own, and with the view box that scales it. */
function scalableDrawing(file, text) {
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? []
  if (!tag) throw new UsageError(`${file} has no <svg> element.`)
  if (/<script\b|\son\w+\s*=/i.test(text)) throw new UsageError(`${file} contains scripts.`)
  const sizeOf = (name) => new RegExp(String.raw`\s${name}="([\d.]+)(?:px)?"`).exec(tag)?.[1]
  const [width, height] = [sizeOf('width'), sizeOf('height')]
  const hasViewBox = /\sviewBox=/.test(tag)
  if (!hasViewBox && !(width && height)) throw new UsageError(`${file} needs a viewBox, or a width and a height.`)
  const scalable = tag
    .replaceAll(/\s(?:width|height)="[^"]*"/g, '')
    .replace('<svg', hasViewBox ? '<svg' : `<svg viewBox="0 0 ${width} ${height}"`)
    .replace('<svg', tag.includes('xmlns=') ? '<svg' : '<svg xmlns="http://www.w3.org/2000/svg"')
  return text.slice(text.indexOf(tag)).replace(tag, () => scalable)
}

/** The component that shows the picture in place of the built-in drawing. */
export const logoComponent = `import { base } from '#platform/web/navigation/base.ts'
import styles from './brand-mark.module.css'

/** The logo, decorative beside the name: \`npm run project -- logo FILE\` replaces it. */
export const BrandMark = () => <img className={styles.logo} src={\`\${base}pictures/logo-mark.svg\`} alt="" />
`
