/** The attribute that names the attribute by which a field is held. */
const held = 'data-held'

// Of these, `readonly` does not keep users from changing the value.
const otherTypes = /\stype="(?:checkbox|radio|range|color|file)"/

/**
 * Holds the fields of a server-rendered page until hydration: React would overwrite what is typed before. Texts can be
 * focused, selected and read already.
 */
export const holdFields = (html: string) =>
  html.replaceAll(
    /<(input|textarea|select)\b(?![^>]*\s(?:readonly|disabled|inert)\b)([^>]*)/gi,
    (_, tag, attributes) => {
      const attribute = tag === 'select' || otherTypes.test(attributes) ? 'inert' : 'readonly'
      return `<${tag} ${held}="${attribute}" ${attribute}=""${attributes}`
    },
  )

/** The beginning of the property by which React marks the elements whose events it handles. */
export const reactMark = '__reactProps'

const isHydrated = (field: Element) => Object.keys(field).some((key) => key.startsWith(reactMark))

function release(field: Element) {
  field.removeAttribute(field.getAttribute(held) ?? '')
  field.removeAttribute(held)
}

// In ms. In time, each part of a page has been hydrated or replaced.
const patience = 20_000
const pause = 50

/** Releases each field once it is hydrated. */
export function releaseFields(until = Date.now() + patience) {
  const fields = [...document.querySelectorAll(`[${held}]`)]
  const isOver = Date.now() > until
  for (const field of fields) if (isOver || isHydrated(field)) release(field)
  if (fields.length > 0 && !isOver) setTimeout(() => whenIdle(() => releaseFields(until)), pause)
}

/** React marks elements shortly before it hydrates them, and is then busy. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 4 * pause)
}
