import { clientOnly } from '#app/client-only.ts'

/** React times with it when it shows parts that arrive later; none will, and the pages' policy refuses the script. */
const revealScript = /<script>requestAnimationFrame\(function\(\)\{\$RT=[^<]*<\/script>/g

/** A part that the server would send later. */
const pendingPart = /<!--\$\?--><template id="[^"]*"><\/template>/g

/**
 * The HTML of a rendering that was aborted, whose unfinished parts the browser renders. Throws if the frame around them
 * is unfinished, since React cannot hydrate an empty page.
 */
export function leaveUnfinishedParts(html: string): string {
  if (html === '') throw new Error('Rendering a page took too long')
  return html
    .replaceAll(revealScript, '')
    .replaceAll(pendingPart, `<!--$!--><template data-dgst="${clientOnly}"></template>`)
}
