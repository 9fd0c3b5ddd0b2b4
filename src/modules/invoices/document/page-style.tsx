import type { Paper } from './paper.ts'

interface PageStyleProps {
  paper: Paper
  number: string
}

/** Paper, margins and footer of printed pages, which only a style sheet can set. */
export const PageStyle = ({ paper: paperSize, number }: PageStyleProps) => (
  <style>{`@page {
  size: ${paperSize.toLowerCase()} portrait;
  margin: 16mm 18mm 18mm;
  @bottom-center {
    content: ${JSON.stringify(`${number} · `)} counter(page) " / " counter(pages);
    font: 8pt sans-serif;
  }
}`}</style>
)
