import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parseFragment,
  type TreeAdapter,
} from 'parse5'
import { Failure } from '#platform/errors/failure.ts'
import { type HtmlExcess, scanHtml } from './html-scan.ts'
import { htmlBounds } from '#platform/request-limits.ts'
import type { Reason } from '#platform/errors/issue-reason.ts'

/** Refused HTML: a 422 with a reason for the form. Code that knows the field throws it again with its path. */
export class HtmlRefused extends Failure {
  readonly reason: Reason

  constructor(message: string, reason: Reason, path = '') {
    super(422, message, { issues: [{ path, message, ...reason }] })
    this.name = 'HtmlRefused'
    this.reason = reason
  }

  at(path: string) {
    return new HtmlRefused(this.message, this.reason, path)
  }

  static tooComplex({ bound, limit }: HtmlExcess) {
    return new HtmlRefused(`The text is too complex: ${bound} is more than ${limit}`, { reason: 'tooComplex' })
  }

  static tooLong(limit: number) {
    return new HtmlRefused(`The text is too long: the sanitised HTML has more than ${limit} characters`, {
      reason: 'tooLong',
      limit,
    })
  }
}

const check = (bound: keyof typeof htmlBounds, count: number) => {
  if (count > htmlBounds[bound]) throw HtmlRefused.tooComplex({ bound, limit: htmlBounds[bound] })
}

// A node takes at least two characters (`<p>x` makes two of four), unless the standard's rules add it.
const getMaxNodes = (html: string) => Math.min(htmlBounds.nodes, 500 + Math.floor(html.length / 2))

/**
 * Builds parse5's tree and stops when it exceeds a limit: elements that the standard's rules add (reopened elements,
 * completed tables) are counted where they are created.
 */
function boundedAdapter(maxNodes: number): TreeAdapter<DefaultTreeAdapterMap> {
  let nodes = 0
  let attributes = 0
  let characters = 0
  // The root of the fragment is no element of the text.
  let open = -1
  const count = () => {
    nodes += 1
    if (nodes > maxNodes) throw HtmlRefused.tooComplex({ bound: 'nodes', limit: maxNodes })
  }
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      count()
      check('attributes', (attributes += attrs.length))
      for (const { name, value } of attrs) characters += name.length + value.length
      check('attributeCharacters', characters)
      return defaultTreeAdapter.createElement(tagName, namespace, attrs)
    },
    // Each tag searches the open elements, so their number is limited before the tree exists.
    onItemPush() {
      check('depth', (open += 1))
    },
    onItemPop() {
      open -= 1
    },
    createCommentNode(data) {
      count()
      return defaultTreeAdapter.createCommentNode(data)
    },
    insertText(parent, text) {
      // Words and spaces arrive one by one, and extend the existing text node.
      const last = parent.childNodes.at(-1)
      if (!last || !defaultTreeAdapter.isTextNode(last)) count()
      defaultTreeAdapter.insertText(parent, text)
    },
    insertTextBefore(parent, text, reference) {
      count()
      defaultTreeAdapter.insertTextBefore(parent, text, reference)
    },
  }
}

type P5Node = DefaultTreeAdapterTypes.Node

const getChildren = (node: P5Node): P5Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? node.content.childNodes : []),
]

/** Level by level, since recursion is what this check protects. */
function checkDepth(root: P5Node) {
  let level = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    check('depth', depth)
    level = level.flatMap(getChildren)
  }
}

/**
 * Parses a fragment of HTML as a browser does with scripts off. Throws `HtmlRefused` if the text or its tree exceeds a
 * limit of `htmlBounds`: the result is safe for recursion.
 */
export function parseHtml(html: string): Root {
  const excess = scanHtml(html)
  if (excess) throw HtmlRefused.tooComplex(excess)
  const fragment = parseFragment(html, { treeAdapter: boundedAdapter(getMaxNodes(html)), scriptingEnabled: false })
  checkDepth(fragment)
  const tree = fromParse5(fragment)
  return tree.type === 'root' ? tree : { type: 'root', children: [] }
}
