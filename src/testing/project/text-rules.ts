import { sections } from '#platform/module.ts'
import { findCallCallbacks } from '#testing/inputs/call-callbacks.ts'

/** A rule about the text of files: which files it reads, and the violations in one. */
export interface TextRule {
  reads: (file: string) => boolean
  faults: (text: string, file: string) => string[]
}

const isCode = (file: string) => /\.(ts|tsx|css)$/.test(file)
const isPlant = (file: string) => /^src\/testing\/project\/(rules|planted|text-rules)/.test(file)
const isTheme = (file: string) => file.startsWith('src/platform/ui/theme/')

const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source
const blockComments = String.raw`\/\*[\s\S]*?\*\/`
const inStyleSheet = new RegExp(`${strings}|${blockComments}`, 'g')
const inScript = new RegExp(String.raw`${strings}|${blockComments}|(?<![:\w])\/\/[^\n]*`, 'g')

/** Replaces comments by spaces, so that all other characters keep their positions. */
export const withoutComments = (text: string, file: string) =>
  text.replaceAll(file.endsWith('.css') ? inStyleSheet : inScript, (found) =>
    found.startsWith('/') ? found.replaceAll(/[^\n]/g, ' ') : found,
  )

export const listComments = (text: string) => (text.match(inScript) ?? []).filter((found) => found.startsWith('/'))

function lines(text: string, pattern: RegExp) {
  return text.split('\n').flatMap((line, index) => {
    const match = line.match(pattern)
    return match ? [`${index + 1}: ${match[0].trim()}`] : []
  })
}

const colour =
  /(?<![\w&/'"-])['"]?#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w/-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]|\bcolor(?:-mix)?\(in [^,]+,\s*#/i
const named =
  /(?:^|[\s;{])(?:color|background(?:-color)?|border-color|fill|stroke):\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i

const physicalCss =
  /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
const physicalSx =
  /\b(?:(?:scroll)?(?:[mM]argin|[pP]adding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\b|(?:^|[{,\s])(?:left|right|ml|mr|pl|pr)\s*(?::|=\{)|\b(?:textAlign|float|clear)\s*:\s*['"](?:left|right)/

/** Functions that turn a plain string into markup or a script, which the pages' Trusted Types refuse. */
const sinks =
  /\.(?:inner|outer)HTML\s*\+?=(?!=)|__html:(?! trusted\b)|\b(?:insertAdjacentHTML|parseFromString|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|createPolicy|srcDoc|srcdoc)\b|\bdocument\.write(?:ln)?\b|\bnew (?:Shared)?Worker\((?!url\b)|\bserviceWorker\.register\((?!toTrusted)/
/** Files that define policies: for all pages, and for the demo. */
const isTrusting = (file: string) =>
  /^src\/(?:platform\/web\/trusted-types|app\/demo\/demo|app\/prerender\/make-relocatable)\.ts$/.test(file)

/** The opening tag of an element whose content does not name it. */
const container = /<(?:div|section|article|aside)\b(?:=>|[^>])*>/g

/** Files in which colours are data. */
const isGoods = (file: string) => /\/(?:sample[/-][\w-]+|product-colors)\.ts$/.test(file)
/** The file with the brand's colour, which “Look and layout” writes. */
const isBrandConfig = (file: string) => file === 'src/brand.config.ts'

export const textRules: Record<string, TextRule> = {
  'colours belong to the theme': {
    reads: (file) =>
      isCode(file) &&
      ![isPlant, isTheme, isGoods, isBrandConfig].some((may) => may(file)) &&
      !/\.(test|e2e)\.tsx?$/.test(file),
    faults: (text, file) => {
      const code = withoutComments(text, file)
      return [...lines(code, colour), ...(file.endsWith('.css') ? lines(code, named) : [])]
    },
  },
  'the rules say who may what, never the name of a role': {
    reads: (file) =>
      /^src\/(?:modules|app|platform)\/.*\.tsx?$/.test(file) &&
      file !== 'src/platform/permissions/rules.ts' &&
      !/\.(?:test|e2e)\.tsx?$|\/(?:sample|tests)\/|\/sample[\w-]*\.ts$/.test(file),
    faults: (text, file) =>
      lines(withoutComments(text, file), /\brole\s*[!=]==?\s*['"]|['"]\s*[!=]==?\s*(?:\w+\??\.)*role\b/),
  },
  'callbacks belong to useMutation or to the promise of mutateAsync: those of a call are lost on unmount': {
    reads: (file) =>
      /^src\/(?:modules|app|platform)\/.*\.tsx?$/.test(file) && !/^src\/app\/(?:prerender|server-render)\//.test(file),
    faults: (text, file) => findCallCallbacks(withoutComments(text, file)),
  },
  'markup and workers are made by Trusted Types': {
    reads: (file) =>
      /^src\/(?:modules|app|platform)\/.*\.tsx?$/.test(file) &&
      !isTrusting(file) &&
      !/^src\/app\/build\/|\.(?:test|e2e)\.tsx?$|\/tests\//.test(file),
    faults: (text, file) => lines(withoutComments(text, file), sinks),
  },
  'what a script gives the focus has a name': {
    reads: (file) => /^src\/(?:modules|app|platform)\/.*(?<!\.test)\.tsx$/.test(file),
    faults: (text, file) =>
      (withoutComments(text, file).match(container) ?? []).filter(
        (tag) => tag.includes('tabIndex={-1}') && !/\baria-label|\brole="(?:option|row|gridcell)"/.test(tag),
      ),
  },
  'no side is left or right': {
    reads: (file) => /\.(css|tsx)$/.test(file) || (isTheme(file) && file.endsWith('.ts') && !/logical/.test(file)),
    faults: (text, file) => lines(withoutComments(text, file), file.endsWith('.css') ? physicalCss : physicalSx),
  },
}

// Paths of one module that contain the name of another: `users` are accounts, and profiles are at /apps/users.
const givenElsewhere = /\b(?:apps|data)\/users\b/g

// Paths of the server itself: a module with such a name has its calls below /api/data.
const ownAddresses = ['colleagues', 'events', 'files', 'presence', 'search', 'session', 'settings', 'usage']

// Positions at which a string is the id of a module or contract. Elsewhere it may be a word: a member, a table, a
// section of the menu.
const idPositions = [
  String.raw`\b\w*(?:Texts|Title|Icon|Titles|Icons)\(\s*`,
  String.raw`\b(?:can|may|allows|useSignal|useCan\(\))\((?:[^()]*,)?\s*`,
  String.raw`\b(?:\w*[tT]opics?|\w*[mM]odules?|\w*[cC]ontracts?|id|namespace)\b['"]?\]?\s*(?:[:=]|[!=]==?|\.\w+\()\s*(?:new \w+\()?\s*(?:\[(?:[^\]]*,)?\s*)?`,
].join('|')

/**
 * Whether code outside a module's folder names the module: by a path to it, or by its id. In tests any word may be an
 * example.
 */
export function namesModule(text: string, file: string, module: string) {
  const code = withoutComments(text, file).replaceAll(givenElsewhere, '')
  const isTest = /\.(?:test|e2e)\.tsx?$|^src\/testing\//.test(file)
  const calls = ownAddresses.includes(module) ? ['data'] : ['data', 'api']
  const roots = ['modules', 'apps', 'dashboards', 'pages', ...(isTest ? [] : calls)]
  const path = new RegExp(String.raw`(?:${roots.join('|')})/${module}(?![\w-])|#modules/${module}(?![\w-])`)
  const id = new RegExp(String.raw`(?:${idPositions})(?<![\w-])(['"\`])${module}\1(?!\s*:)`)
  // Another module may have a field with that name, the menu a section, the platform a table, and every person has one
  // of these.
  const isWord = [...sections, 'email', 'users', 'roles'].some((word) => word === module)
  const mayBeWord = isWord || isTest || file.startsWith('src/modules/')
  return mayBeWord ? lines(code, path) : [...lines(code, path), ...lines(code, id)]
}
