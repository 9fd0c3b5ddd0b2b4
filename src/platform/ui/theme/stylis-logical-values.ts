const physical = /(^|-)(left|right)(?=-|$)/
const side = { left: 'start', right: 'end' } as const

const logicalNames: Record<string, string> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
}

const keywords: Record<string, Record<string, string>> = {
  'text-align': { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
}

const fourSides = /^(margin|padding|inset|scroll-margin|scroll-padding|border)(?:-(width|style|color))?$/

/** Splits at spaces, but not inside parentheses: `calc(1px + 2px) auto` has two parts. */
export const parts = (value: string): string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const withoutImportant = (value: string): [value: string, important: string] => {
  const important = /\s*!important\s*$/.exec(value)?.[0] ?? ''
  return important ? [value.slice(0, -important.length), important] : [value, '']
}

const logicalName = (property: string): string | undefined =>
  logicalNames[property] ??
  (/^(margin|padding|scroll-margin|scroll-padding|border)-(left|right)/.test(property)
    ? property.replace(physical, (_, dash: string, name: 'left' | 'right') => `${dash}inline-${side[name]}`)
    : undefined)

/** The declaration with logical properties, or undefined if there is none or none is needed. */
export const toLogical = (property: string, declared: string): string | undefined => {
  const name = logicalName(property)
  if (name) return `${name}:${declared};`

  const [value, important] = withoutImportant(declared)
  const keyword = keywords[property]?.[value]
  if (keyword) return `${property}:${keyword}${important};`

  const [, box, aspect] = fourSides.exec(property) ?? []
  if (box && (box === 'border') === (aspect !== undefined)) {
    const [top, right, bottom, left, ...more] = parts(value)
    if (!left || left === right || more.length > 0) return undefined
    const end = aspect ? `-${aspect}` : ''
    return `${box}-block${end}:${top} ${bottom}${important};${box}-inline${end}:${left} ${right}${important};`
  }

  if (property === 'border-radius') return toLogicalRadius(value, important)
  return undefined
}

const corners = (value = ''): string[] => {
  const [topLeft = '', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts(value)
  return [topLeft, topRight, bottomRight, bottomLeft]
}

const toLogicalRadius = (value: string, important: string): string | undefined => {
  if (parts(value).length < 2) return undefined
  const [across, down] = value.split('/')
  const vertical = down === undefined ? [] : corners(down)
  const names = ['start-start', 'start-end', 'end-end', 'end-start']
  return corners(across)
    .map((radius, i) => `border-${names[i]}-radius:${[radius, vertical[i]].filter(Boolean).join(' ')}${important};`)
    .join('')
}

const opposite: Record<string, string> = { left: 'right', right: 'left', '0': '100%', '0%': '100%', '100%': '0%' }

/** The negated length in its shortest form, including zero and percentages. */
const negated = (length: string): string => {
  if (/^-?0[a-z%]*$/.test(length)) return length
  if (/^-[\d.]+[a-z%]*$/.test(length)) return length.slice(1)
  if (/^[\d.]+[a-z%]*$/.test(length)) return `-${length}`
  return `calc(-1*(${length}))`
}

// A single var() may contain both axes, so its sign cannot be reversed.
const flippedTransform = (value: string): string =>
  value.replace(
    /\b(translate3d|translateX|translate)\(\s*((?:[^,()]|\((?:[^()]|\([^()]*\))*\))+)/g,
    (whole, name: string, x: string) =>
      x.trim().startsWith('var(') && name === 'translate' ? whole : `${name}(${negated(x.trim())}`,
  )

const flippedPoint = (value: string): string => {
  const [x = '', ...rest] = parts(value)
  const startsVertical = x === 'top' || x === 'bottom'
  const target = startsVertical ? (rest[0] ?? '') : x
  const mapped = opposite[target]
  if (mapped === undefined) return value
  return (startsVertical ? [x, mapped, ...rest.slice(1)] : [mapped, ...rest]).join(' ')
}

const flips: Record<string, (value: string) => string> = {
  transform: flippedTransform,
  '-webkit-transform': flippedTransform,
  translate: (value) => {
    const [x = '', ...rest] = parts(value)
    return x.startsWith('var(') || x === 'none' ? value : [negated(x), ...rest].join(' ')
  },
  'transform-origin': flippedPoint,
  'background-position': (value) =>
    value
      .split(',')
      .map((layer) => flippedPoint(layer.trim()))
      .join(','),
  'background-position-x': flippedPoint,
}

/** The mirrored value, for properties without a logical form; undefined if no change is needed. */
export const mirrored = (property: string, declared: string): string | undefined => {
  const flip = flips[property]
  if (!flip) return undefined
  const [value, important] = withoutImportant(declared)
  return flip(value) + important
}
