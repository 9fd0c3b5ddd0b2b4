import type { StylisElement, StylisPlugin, StylisPluginCallback } from '@emotion/cache'
import { mirrored, toLogical } from './stylis-logical-values.ts'

/** Prefix of a rule's copy for right-to-left text; `:where()` keeps the specificity. */
const rtl = ':where([dir="rtl"]) '

const finished = new WeakSet<StylisElement>()

const inKeyframes = ({ parent, root }: StylisElement): boolean =>
  [parent, root].some((outer) => outer?.type.endsWith('keyframes'))

/** The declarations that differ in right-to-left text, or none. */
const mirroredDeclarations = (declarations: StylisElement[]): StylisElement[] => {
  let differs = false
  // Includes unchanged declarations of a property, since the last one has to win in the copy as well.
  const mirroredParts = declarations.flatMap((declaration) => {
    const { type, props, children } = declaration
    if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string') return []
    const value = mirrored(props, children)
    if (value === undefined) return []
    differs ||= value !== children
    return [{ ...declaration, children: value, return: `${props}:${value};` }]
  })
  return differs ? mirroredParts : []
}

const appendMirrored = (rule: StylisElement, print: StylisPluginCallback): string | undefined => {
  if (!Array.isArray(rule.children) || !Array.isArray(rule.props) || inKeyframes(rule)) return undefined
  const children = mirroredDeclarations(rule.children)
  if (children.length === 0) return undefined

  const original = { ...rule, children: rule.children }
  const mirroredRule = { ...rule, return: '', props: rule.props.map((selector) => rtl + selector), children }
  finished.add(original).add(mirroredRule)
  // Emptied, so that stylis prints nothing; both copies are printed here.
  rule.children = []
  return [original, mirroredRule].map((copy, index, all) => print(copy, index, all, print) ?? '').join('')
}

// The only prefix that a current browser (Safari) still needs and MUI does not add.
const prefixed = (property: string, declaration: string): string | undefined =>
  property === 'user-select' ? `-webkit-${declaration}${declaration}` : undefined

/**
 * Converts Emotion's stylesheets to logical properties, so that one stylesheet serves both directions: changing the
 * direction changes only `dir`.
 */
export const stylisLogical: StylisPlugin = (element, _index, _siblings, print) => {
  const { type, props, children } = element
  if (type === 'decl' && !element.return && typeof props === 'string' && typeof children === 'string') {
    const declaration = toLogical(props, children) ?? prefixed(props, element.value)
    if (declaration) element.return = declaration
    return undefined
  }
  return type === 'rule' && !finished.has(element) ? appendMirrored(element, print) : undefined
}
