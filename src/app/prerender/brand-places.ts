import { workspaceConfig } from '#brand'
import { builtBrand } from '#platform/contracts/workspace.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

// While pages are built, name and logo are characters for private use, which no text contains.
const name = '\uE000name\uE000'
const logo = '\uE000logo\uE000'

/** Where the brand of the build stands in a page; `markup` is that of another logo, around its id. */
interface BrandPlace {
  start: number
  end: number
  markup?: string[]
}

/** The workspace of pages while they are built. In the demo, files have no URL. */
export const placeholderBrand = { ...builtBrand, name, logo: import.meta.env.MODE === 'demo' ? null : logo }

// React preloads the pictures of a page.
const logoPreload = new RegExp(`<link rel="preload"[^>]*${logo}[^>]*>`, 'g')
const anyPlace = new RegExp(`${name}|<img[^>]*${logo}[^>]*>`, 'g')

/**
 * Writes the brand of the build into a page, its name and this `mark`, and returns where, for servers whose administrator
 * chose another.
 */
export function fillBrand(page: string, mark: string) {
  const builtName = escapeHtml(workspaceConfig.name)
  const places: BrandPlace[] = []
  let added = 0
  const html = page.replaceAll(logoPreload, '').replaceAll(anyPlace, (found: string, at: number) => {
    const built = found === name ? builtName : mark
    const start = at + added
    added += built.length - found.length
    places.push({ start, end: start + built.length, ...(found !== name && { markup: found.split(logo) }) })
    return built
  })
  return { html, places }
}
