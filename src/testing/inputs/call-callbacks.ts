const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Replaces the content of strings, so that brackets in them do not count; all other characters keep their positions. */
const withoutStrings = (code: string) => code.replaceAll(strings, (found) => found.replaceAll(/[^\n]/g, ' '))

const isOpening = (character: string) => '([{'.includes(character)
const isClosing = (character: string) => ')]}'.includes(character)

/** Where the bracket around a position opens; -1 outside of all brackets. */
function findOpening(code: string, position: number) {
  let depth = 0
  for (let at = position - 1; at >= 0; at -= 1) {
    const character = code.charAt(at)
    if (isClosing(character)) depth += 1
    else if (isOpening(character)) {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return -1
}

/** The number of arguments in the bracket that opens at a position, and where it closes. */
function readBracket(code: string, opening: number) {
  let [depth, start, count] = [0, opening + 1, 0]
  for (let at = opening; at < code.length; at += 1) {
    const character = code.charAt(at)
    const isEnd = isClosing(character) && depth === 1
    if ((isEnd || (character === ',' && depth === 1)) && code.slice(start, at).trim() !== '') count += 1
    if (character === ',' && depth === 1) start = at + 1
    if (isEnd) return { count, end: at }
    depth += isOpening(character) ? 1 : isClosing(character) ? -1 : 0
  }
  return { count, end: code.length }
}

/** Calls of `mutate` or `mutateAsync`, also by another name in the block that gives it, with more than the variables. */
function findCallsWithOptions(code: string) {
  const findCalls = (name: string, from: number, to = code.length) =>
    [...code.matchAll(new RegExp(String.raw`${name}\(`, 'g'))]
      .map(({ 0: { length }, index }) => index + length - 1)
      .filter((opening) => opening > from && opening < to)
  const renamed = [...code.matchAll(/\bmutate(?:Async)?: (\w+)/g)].flatMap(({ 1: name, index }) => {
    const block = findOpening(code, findOpening(code, index))
    return findCalls(String.raw`(?<![\w$.])${name}`, block, block === -1 ? undefined : readBracket(code, block).end)
  })
  return [...findCalls(String.raw`\bmutate(?:Async)?`, -1), ...renamed].filter((opening) => {
    const { count, end } = readBracket(code, opening)
    // A brace follows the parameters of a method with that name.
    return (
      count > 1 &&
      !code
        .slice(end + 1)
        .trimStart()
        .startsWith('{')
    )
  })
}

/** Calls with callbacks of a mutation after the first argument, whatever the name of the function. */
function findCallsWithCallbacks(code: string) {
  return [...code.matchAll(/\bon(?:Success|Error|Settled)\b(?=\s*[:,(}])/g)].flatMap(({ index }) => {
    const object = findOpening(code, index)
    const before = code.slice(0, Math.max(object, 0)).trimEnd()
    if (code.charAt(object) !== '{' || !before.endsWith(',')) return []
    const opening = findOpening(code, before.length - 1)
    const called = /([\w$]+)\s*$/.exec(code.slice(0, Math.max(opening, 0)))?.[1]
    // The options of a hook are those of the mutation, not of one call.
    return code.charAt(opening) === '(' && called && !/^use[A-Z]/.test(called) ? [opening] : []
  })
}

/**
 * The calls of mutations that have callbacks of their own, in code without comments. TanStack Query drops these with the
 * component: a row that disappears before the response, or a screen that is left, loses its message and undo.
 */
export function findCallCallbacks(text: string) {
  const code = withoutStrings(text)
  const openings = new Set([...findCallsWithOptions(code), ...findCallsWithCallbacks(code)])
  return [...openings].map((opening) => {
    const line = code.slice(0, opening).split('\n').length
    return `${line}: ${text
      .slice(0, opening + 1)
      .split('\n')
      .at(-1)
      ?.trim()}`
  })
}
