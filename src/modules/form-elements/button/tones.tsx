import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'

const tones = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const
const variants = ['contained', 'outlined', 'text'] as const

export function Tones() {
  const t = useTexts('form-elements')
  return (
    <div className="grid gap-5">
      {variants.map((variant) => (
        <div key={variant} className="row wrap gap-3">
          {tones
            .filter((tone) => variant !== 'contained' || tone !== 'secondary')
            .map((tone) => (
              <Button key={tone} variant={variant} color={tone}>
                {t(`tones.${tone}`)}
              </Button>
            ))}
        </div>
      ))}
    </div>
  )
}
