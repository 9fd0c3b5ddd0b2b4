import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { Failure, notFound } from '#platform/errors/failure.ts'
import type { PdfWriter } from '#platform/server/services.ts'
import type { Files } from './files.ts'

/** The bytes of a logo; undefined if an administrator has removed it meanwhile. */
export async function readLogo(files: Pick<Files, 'open'>, logo: PrintedPaper['logo']) {
  if (!logo) return undefined
  try {
    const { body } = await files.open(logo)
    return new Uint8Array(await new Response(body).arrayBuffer())
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return undefined
    throw error
  }
}

/** What writes PDF files; 404 in a runtime that cannot. */
export function requirePdf(pdf: PdfWriter | undefined): PdfWriter {
  if (!pdf) throw notFound('This server writes no PDF files')
  return pdf
}

interface PaperWriting {
  pdf: PdfWriter | undefined
  files: Pick<Files, 'open'>
  /** The user, or what stands for a visitor. */
  owner: string
}

/** Writes a paper with its logo as PDF; 404 in a runtime that cannot. */
export async function writePaper({ pdf, files, owner }: PaperWriting, paper: PrintedPaper) {
  const write = requirePdf(pdf)
  return write(paper, await readLogo(files, paper.logo), owner)
}
