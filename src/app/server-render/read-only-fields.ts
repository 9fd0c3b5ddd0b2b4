import { whenIdle } from '#platform/web/when-idle.ts'

const heldAttribute = 'data-held'

// Of these, `readonly` does not keep users from changing the value.
const otherTypes = /\stype="(?:checkbox|radio|range|color|file)"/

/**
 * Holds the fields of a server-rendered page until hydration: React would overwrite what is typed before. Texts can be
 * focused, selected and read already.
 */
export const makeFieldsReadOnly = (html: string) =>
  html.replaceAll(
    /<(input|textarea|select)\b(?![^>]*\s(?:readonly|disabled|inert)\b)([^>]*)/gi,
    (_, tag, attributes) => {
      const attribute = tag === 'select' || otherTypes.test(attributes) ? 'inert' : 'readonly'
      return `<${tag} ${heldAttribute}="" ${attribute}=""${attributes}`
    },
  )

/** The beginning of the property by which React marks the elements whose events it handles. */
export const reactMark = '__reactProps'

/** Whether React handles the events of an element. */
export const isHydrated = (field: Element) => Object.keys(field).join().includes(reactMark)

/** Releases each field once it is hydrated, which follows shortly after React's mark; then the browser is idle. */
export function releaseFields() {
  const fields = [...document.querySelectorAll(`[${heldAttribute}]`)]
  const hydrated = fields.filter(isHydrated)
  for (const field of hydrated) for (const name of [heldAttribute, 'readonly', 'inert']) field.removeAttribute(name)
  if (hydrated.length < fields.length) setTimeout(() => whenIdle(releaseFields), 50)
}
