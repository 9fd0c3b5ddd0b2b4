import { useTexts } from '#platform/i18n/use-texts.ts'
import { CountCard } from '#platform/ui/figures/count-card.tsx'
import { client } from '#platform/web/api/client.ts'
import { usePeriod } from '#platform/web/url-state/period.ts'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { figuresPart } from '../contract-figures.ts'

const api = client(figuresPart)

/** The number of new contacts. */
export default function NewWidget() {
  const t = useTexts('contacts')
  const { data, isPlaceholderData } = useFigures(api.figures.query({ query: usePeriod().query }))
  return (
    <CountCard
      title={t('widgets.new.title')}
      to="/apps/contacts?sort=-updatedAt"
      data={data}
      getCount={({ created }: { created: number }) => created}
      isOld={isPlaceholderData}
    />
  )
}
