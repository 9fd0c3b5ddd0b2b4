import { IconFileUpload } from '@tabler/icons-react'
import { DialogContent } from '@mui/material'
import { type DragEvent, useId, useState } from 'react'
import { decodeText } from '#platform/text/decode-text.ts'
import { useTableFault } from '#platform/ui/files/use-table-fault.ts'
import type { ImportTexts } from './import-texts.ts'
import styles from './import-wizard.module.css'

interface ChooseStepProps<Table> {
  t: ImportTexts
  /** Value of the `accept` attribute of a file input. */
  accept: string
  maxBytes: number
  parse: (text: string) => Table
  onFile: (file: Table & { name: string }) => void
}

/** Accepts a chosen or dropped file, unless it is too large, unreadable or has no rows. */
export function ChooseStep<Table extends { rows: readonly unknown[] }>(props: ChooseStepProps<Table>) {
  const { t, accept, maxBytes, parse, onFile } = props
  const tableFault = useTableFault()
  const id = useId()
  const [errorText, setErrorText] = useState<string>()
  const [isDragOver, setDragOver] = useState(false)

  const read = async (file: File | undefined) => {
    if (!file) return
    setErrorText(undefined)
    if (file.size > maxBytes) return setErrorText(t('import.tooLarge'))
    try {
      const table = parse(decodeText(await file.arrayBuffer()))
      if (table.rows.length === 0) return setErrorText(t('import.nothing', { name: file.name }))
      onFile({ ...table, name: file.name })
    } catch (error) {
      setErrorText(tableFault(error) ?? t('import.unreadable', { name: file.name }))
    }
  }

  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDragOver(true)
    },
    onDragLeave: () => setDragOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDragOver(false)
      void read(event.dataTransfer.files[0])
    },
  }

  return (
    <DialogContent>
      <p className="margin-block-end-4 text-quiet break-anywhere">{t('import.lead')}</p>
      <label className={styles.drop} data-over={isDragOver} {...handlers}>
        <IconFileUpload size={32} stroke={1.5} aria-hidden />
        <span className="text-normal text-14 semibold">{t('import.choose')}</span>
        <span className="text-quiet text-13">{t('import.drop')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={accept}
          aria-describedby={id}
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p id={id} role="alert" className={styles.error}>
        {errorText}
      </p>
    </DialogContent>
  )
}
