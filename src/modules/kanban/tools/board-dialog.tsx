import { MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { ColorChoice } from '../color-choice.tsx'
import type { Board, BoardDraft, ColumnDraft } from '../contract-boards.ts'
import type { Color } from '../contract-schemas.ts'
import { api } from '../kanban-client.ts'
import { useBoardName } from '../use-board-name.ts'
import { useBoards } from '../use-boards.ts'

interface BoardDialogProps {
  /** Absent for a new board. */
  board: Board | undefined
  /** With the id of the created board. */
  onClose: (created?: number) => void
}

const steps = [
  { key: 'todo', color: 'plain', isDone: false },
  { key: 'doing', color: 'info', isDone: false },
  { key: 'done', color: 'success', isDone: true },
] as const

/** Columns that a new board begins with: none, three steps, or those of the board with this id. */
type Template = 'empty' | 'steps' | number

/** Name, description and colour of a board; a new one begins with columns of the user's choice. */
export function BoardDialog({ board, onClose }: BoardDialogProps) {
  const t = useTexts('kanban')
  const getName = useBoardName()
  const initial = { name: board ? getName(board) : '', description: board?.description ?? '' }
  const [name, setName] = useState(initial.name)
  const [description, setDescription] = useState(initial.description)
  const [color, setColor] = useState<Color>(board?.color ?? 'brand')
  const [template, setTemplate] = useState<Template>('steps')
  // An unchanged name is not sent, since the first board has none.
  const givenName = board && name === initial.name ? board.name : name.trim()
  const created = useRef<number>(undefined)
  const save = useSave(board, (id) => {
    created.current = id
  })
  const isDirty = name !== initial.name || description !== initial.description || color !== (board?.color ?? 'brand')
  return (
    <FormDialog
      title={t(board ? 'boards.editTitle' : 'boards.newTitle')}
      action={t(board ? 'save' : 'boards.create')}
      isIncomplete={name.trim() === ''}
      isDirty={isDirty}
      onSubmit={() =>
        name.trim() === '' ? undefined : save({ name: givenName, description: description.trim(), color }, template)
      }
      onClose={() => onClose(created.current)}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to enter a name
        autoFocus
        fullWidth
        required
        label={t('boards.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
      />
      <TextField
        fullWidth
        label={t('boards.description')}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
      />
      <ColorChoice label={t('boards.color')} value={color} onChange={setColor} />
      {!board && <TemplateField value={template} onChange={setTemplate} />}
    </FormDialog>
  )
}

function useSave(board: Board | undefined, onCreated: (id: number) => void) {
  const t = useTexts('kanban')
  const { mutateAsync: add } = useMutation(api.addBoard.mutation({ quiet: true }))
  const { mutateAsync: edit } = useMutation(api.editBoard.mutation({ quiet: true }))
  const merge = useMergedEdit(board)
  const firstColumns = (): ColumnDraft[] =>
    steps.map(({ key, ...step }) => ({ ...step, name: t(`boards.steps.${key}`) }))

  return async (fields: Required<Pick<BoardDraft, 'name' | 'description' | 'color'>>, template: Template) => {
    if (board) {
      await merge(fields, (body) => edit({ params: { id: board.id }, body }))
      return
    }
    const columns =
      template === 'steps' ? { columns: firstColumns() } : template === 'empty' ? {} : { columnsOf: template }
    const { id } = await add({ body: { ...fields, ...columns } })
    onCreated(id)
  }
}

function TemplateField({ value, onChange }: { value: Template; onChange: (template: Template) => void }) {
  const t = useTexts('kanban')
  const getName = useBoardName()
  const { openBoards } = useBoards()
  const toTemplate = (text: string): Template => (text === 'empty' || text === 'steps' ? text : Number(text))
  return (
    <TextField
      select
      fullWidth
      label={t('boards.template')}
      value={String(value)}
      onChange={({ target }) => onChange(toTemplate(target.value))}
    >
      <MenuItem value="steps">{t('boards.templates.steps')}</MenuItem>
      <MenuItem value="empty">{t('boards.templates.empty')}</MenuItem>
      {openBoards.map((board) => (
        <MenuItem key={board.id} value={String(board.id)}>
          {t('boards.templates.of', { name: getName(board) })}
        </MenuItem>
      ))}
    </TextField>
  )
}
