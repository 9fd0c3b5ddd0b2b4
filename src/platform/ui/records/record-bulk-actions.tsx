import './texts.ts'
import { IconDownload, IconListCheck, IconRestore, IconTrash } from '@tabler/icons-react'
import { ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { getField } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type AnyFieldTexts, choiceText } from '#platform/ui/fields/field-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { collectSelected } from './collect-selected.ts'
import { useBulkChanges } from './use-bulk-changes.ts'
import { useCollected } from './use-collected.ts'
import { type ExportSource, useExport } from './use-export.ts'

interface RecordBulkActionsProps<Row extends { id: number }> {
  /** Heading of the shortcuts in their list. */
  title: string
  fields: Shape
  texts: AnyFieldTexts
  selecting: TableSelection<Row>
  source: ExportSource<Row>
  change: (ids: number[], values: Record<string, unknown>) => Promise<unknown>
  isPending: boolean
  isTrash: boolean
  rights: { update: boolean; remove: boolean }
}

const icon = { size: 18, 'aria-hidden': true } as const

/** Actions on all selected records: change a choice, export, delete or restore. */
export function RecordBulkActions<Row extends { id: number } & Readonly<Record<string, unknown>>>(
  props: RecordBulkActionsProps<Row>,
) {
  const { title, fields, texts, selecting, source, change, isTrash, rights } = props
  const { collect, isCollecting } = useCollected()
  const isPending = props.isPending || isCollecting
  const t = useTexts('records')
  const bulk = useBulkChanges<Row>(change)
  const exporting = useExport<Row>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choices = Object.entries(fields).filter(([, schema]) => getField(schema).kind === 'choice')

  const withAll = async (work: (rows: readonly Row[]) => Promise<unknown>) => {
    const rows = await collect(collectSelected(selecting.selection, source.list))
    // The application reports a failed change itself.
    if (rows) await work(rows).catch(() => {})
  }
  const setDeleted = (deleted: boolean) =>
    void withAll(async (rows) => {
      await bulk.setDeleted(rows, deleted)
      // Records that leave the list must not stay selected.
      selecting.clear()
    })
  const choose = (name: string, value: string) => {
    setAnchor(null)
    void withAll((rows) => bulk.setField(rows, name, value))
  }
  useShortcuts(title, rights.remove && !isTrash ? [{ keys: '#', label: t('trash'), run: () => setDeleted(true) }] : [])

  return (
    <>
      {rights.update && !isTrash && choices.length > 0 && (
        <IconAction
          label={t('set')}
          icon={<IconListCheck {...icon} />}
          opens="menu"
          isDisabled={isPending}
          onClick={setAnchor}
        />
      )}
      <IconAction
        label={t('exportSelected')}
        icon={<IconDownload {...icon} />}
        isDisabled={exporting.isBusy}
        onClick={() => void exporting.run(source, selecting.selection)}
      />
      {rights.remove && (
        <IconAction
          label={isTrash ? t('restore') : t('trash')}
          icon={isTrash ? <IconRestore {...icon} /> : <IconTrash {...icon} />}
          isDisabled={isPending}
          onClick={() => setDeleted(!isTrash)}
        />
      )}
      <ChoiceMenu anchor={anchor} choices={choices} texts={texts} onChoose={choose} onClose={() => setAnchor(null)} />
    </>
  )
}

interface ChoiceMenuProps {
  anchor: HTMLElement | null
  choices: readonly (readonly [string, Shape[string]])[]
  texts: AnyFieldTexts
  onChoose: (name: string, value: string) => void
  onClose: () => void
}

const ChoiceMenu = ({ anchor, choices, texts, onChoose, onClose }: ChoiceMenuProps) => (
  <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {choices.flatMap(([name, schema]) => [
      <ListSubheader key={name}>{texts.field(name)}</ListSubheader>,
      ...getField(schema).choices.map((value) => (
        <MenuItem key={`${name} ${value}`} onClick={() => onChoose(name, value)}>
          {choiceText(texts, name, value)}
        </MenuItem>
      )),
    ])}
  </Menu>
)
