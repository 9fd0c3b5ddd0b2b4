import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMail,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconVideo,
} from '@tabler/icons-react'

const kinds = [
  [/^image\//, IconPhoto],
  [/^audio\//, IconMusic],
  [/^video\//, IconVideo],
  [/pdf$/, IconFileTypePdf],
  [/csv$|sheet|excel/, IconFileSpreadsheet],
  [/presentation|powerpoint/, IconPresentation],
  [/zip|compressed|x-tar/, IconFileZip],
  [/^message\//, IconMail],
  [/^text\/|document|msword/, IconFileText],
] as const

/** Icon for a media type. */
export function FileIcon({ type, size = 20 }: { type: string; size?: number }) {
  const Icon = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? IconFile
  return <Icon size={size} stroke={1.75} aria-hidden />
}
