import { IconFileUpload } from '@tabler/icons-react'
import { DialogContent } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { decodeText } from '#platform/decode-text.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTableFault } from '#platform/ui/files/use-table-fault.ts'
import { type ContactsFile, parseContactsFile } from '../import-file.ts'
import styles from './import-dialog.module.css'

const largest = 50_000_000

export function ChooseStep({ onFile }: { onFile: (file: ContactsFile & { name: string }) => void }) {
  const t = useTexts('contacts')
  const tableFault = useTableFault()
  const [fault, setFault] = useState<string>()
  const [isOver, setOver] = useState(false)

  const read = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    if (file.size > largest) return setFault(t('import.tooLarge'))
    try {
      const table = parseContactsFile(decodeText(await file.arrayBuffer()))
      if (table.rows.length === 0) return setFault(t('import.empty', { name: file.name }))
      onFile({ ...table, name: file.name })
    } catch (error) {
      setFault(tableFault(error) ?? t('import.unreadable', { name: file.name }))
    }
  }

  const take = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void read(event.dataTransfer.files[0])
    },
  }

  return (
    <DialogContent>
      <p className={styles.lead}>{t('import.lead')}</p>
      <label className={styles.drop} data-over={isOver} {...take}>
        <IconFileUpload size={32} stroke={1.5} aria-hidden />
        <span className={styles.strong}>{t('import.choose')}</span>
        <span className={styles.quiet}>{t('import.drop')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.vcf,.vcard,text/csv,text/vcard,text/x-vcard"
          aria-describedby="import-fault"
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p id="import-fault" role="alert" className={styles.fault}>
        {fault}
      </p>
    </DialogContent>
  )
}
