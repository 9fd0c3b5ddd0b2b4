import type { PaperSize } from '#platform/contracts/paper-size.ts'

interface PageStyleProps {
  paperSize: PaperSize
  number: string
}

/** Paper, margins and footer of printed pages, which only a style sheet can set. */
export const PageStyle = ({ paperSize, number }: PageStyleProps) => (
  <style>{`@page {
  size: ${paperSize.toLowerCase()} portrait;
  margin: 16mm 18mm 18mm;
  @bottom-center {
    content: ${JSON.stringify(`${number} · `)} counter(page) " / " counter(pages);
    font: 8pt sans-serif;
  }
}`}</style>
)
