import { useLogoUrl } from '#platform/web/session/brand.ts'

interface OwnLogoProps {
  file: string
  className?: string | undefined
}

/** An uploaded logo; decorative, since the name is beside it. */
export function OwnLogo({ file, className }: OwnLogoProps) {
  const url = useLogoUrl(file)
  return url && <img className={className} src={url} alt="" />
}
