import { useTexts } from '#platform/i18n/use-texts.ts'

/** Says that pictures, sounds and keys of a vCard file are left out. */
export function OmittedNote({ count }: { count: number }) {
  const t = useTexts('contacts')
  if (count === 0) return null
  return <p className="margin-block-start-4 text-quiet text-13">{t('import.omitted', { total: count })}</p>
}
