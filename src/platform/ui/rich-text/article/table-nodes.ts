import { Extension, Node } from '@tiptap/core'
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(50, Math.max(1, Number(cell.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Required by the table commands; columns are as wide as their content.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    // Tab moves to the next cell; after the last one it adds a row.
    Tab: ({ editor: { state, view } }) => {
      if (!isInTable(state)) return false
      if (goToNextCell(1)(state, view.dispatch)) return true
      addRowAfter(state, view.dispatch)
      return goToNextCell(1)(view.state, view.dispatch)
    },
    'Shift-Tab': ({ editor: { state, view } }) => isInTable(state) && (goToNextCell(-1)(state, view.dispatch) || true),
  }),
})

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Roles by which the table commands find parts of a table. */
const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
})

export const tableExtensions = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th'), tableRoles]

const createCell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const createRow = (type: string) => ({
  type: 'tableRow',
  content: [createCell(type), createCell(type), createCell(type)],
})

/** Three rows of three cells; the first row is the header. */
export const newTable = {
  type: 'table',
  content: [createRow('tableHeader'), createRow('tableCell'), createRow('tableCell')],
}
