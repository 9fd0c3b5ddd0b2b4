import { useLogoUrl } from '#platform/web/session/brand.ts'

interface OwnLogoProps {
  file: string
  className?: string | undefined
}

/** An uploaded logo. The name stands beside it in words. */
export function OwnLogo({ file, className }: OwnLogoProps) {
  const url = useLogoUrl(file)
  return url && <img className={className} src={url} alt="" />
}
