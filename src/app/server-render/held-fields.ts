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

// Some 20 s or more: in time, each part of a page has been hydrated or replaced.
const attempts = 400

/** Releases each field once it is hydrated, which follows shortly after React's mark; then the browser is idle. */
export function releaseFields(left = attempts) {
  const fields = [...document.querySelectorAll(`[${held}]`)]
  for (const field of fields)
    if (left === 0 || isHydrated(field)) {
      field.removeAttribute(field.getAttribute(held) ?? '')
      field.removeAttribute(held)
    }
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout
  if (fields.length > 0 && left > 0) setTimeout(() => whenIdle(() => releaseFields(left - 1)), 50)
}
