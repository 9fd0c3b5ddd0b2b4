import { workspaceConfig } from '#brand'
import { builtBrand } from '#platform/contracts/workspace.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

/** The name in pages while they are built: characters for private use, which no text contains. */
const placeholder = '\uE000name\uE000'

/** The workspace of pages while they are built. */
export const placeholderBrand = { ...builtBrand, name: placeholder }

/** Writes the name of the build into a page, and returns where, for servers whose administrator chose another. */
export function fillName(html: string) {
  const name = escapeHtml(workspaceConfig.name)
  const places: number[] = []
  let filled = ''
  for (const [index, part] of html.split(placeholder).entries()) {
    if (index > 0) {
      places.push(filled.length)
      filled += name
    }
    filled += part
  }
  return { html: filled, places }
}
